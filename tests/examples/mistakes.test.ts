import { describe, expect, it } from 'vitest'
import { checkText, getFindings, toFence } from '../support/examples'

const config = `export default {
  title: 'Parcelwise',
  organizationName: 'Parcelwise',
  docs: {
    sidebar: { type: 'LIST_VIEW' },
  },
}`
const generator = `export default {
  title: 'Parcelwise',
  organizationName: 'Parcelwise',
  generators: [['@eventcatalog/generator-openapi', { services: [{ id: 'OrderService', path: './openapi.yml' }] }]],
}`
const auth = `export default {
  providers: {
    github: {
      clientId: process.env.AUTH_GITHUB_CLIENT_ID,
      clientSecret: process.env.AUTH_GITHUB_CLIENT_SECRET,
    },
  },
}`
const schema = '{ "$schema": "http://json-schema.org/draft-07/schema#", "type": "object" }'
const openapi = 'openapi: 3.0.3\ninfo:\n  title: Orders\n  version: 1.0.0\npaths: {}'
const asyncapi = 'asyncapi: 3.0.0\ninfo:\n  title: Orders\n  version: 1.0.0'
const workflow =
  'on: [push]\njobs:\n  build:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: npm ci'
const gitlab = 'build:\n  image: node:22\n  script:\n    - npm ci\n  artifacts:\n    paths:\n      - dist'
const azure =
  'pool:\n  vmImage: ubuntu-latest\nsteps:\n  - task: NodeTool@0\n    inputs:\n      versionSpec: 22.x\n  - script: npm ci\n    displayName: Install'
const vercel = '{\n  "outputDirectory": "dist",\n  "redirects": [{ "source": "/", "destination": "/catalog" }]\n}'
const wrangler = '{\n  "name": "catalog",\n  "pages_build_output_dir": "dist"\n}'
const staticWebApp = '{\n  "trailingSlash": "auto",\n  "routes": [{ "route": "/*", "statusCode": 301 }]\n}'
const packageJson =
  '{\n  "scripts": { "dev": "eventcatalog dev" },\n  "dependencies": { "@eventcatalog/core": "2.64.4" }\n}'
const avro = '{ "type": "record", "name": "Order", "fields": [{ "name": "id", "type": "string" }] }'

/** A correct example, the part to break, and the expected message. */
const cases: [kind: string, info: string, code: string, right: string, wrong: string, message: string | RegExp][] = [
  [
    'an option',
    'js title="eventcatalog.config.js"',
    config,
    'organizationName',
    'organisationName',
    '2  Field "organizationName" is missing.',
  ],
  [
    "an option's value",
    'js title="eventcatalog.config.js"',
    config,
    'LIST_VIEW',
    'LIST',
    '6  docs.sidebar.type: Expected one of "LIST_VIEW", "TREE_VIEW", found "LIST".',
  ],
  [
    'a brace in a configuration',
    'js title="eventcatalog.config.js"',
    config,
    '  },\n',
    '',
    /^\d+ {2}eventcatalog\.config\.js does not run: /,
  ],
  [
    'a default export',
    'js title="eventcatalog.config.js"',
    config,
    'export default',
    'export const config =',
    '2  Found no default export, expected the whole file: export default { … }.',
  ],
  [
    'a generator',
    'js title="eventcatalog.config.js"',
    generator,
    'generator-openapi',
    'generator-openapis',
    '5  generators.0.0: Unknown generator "@eventcatalog/generator-openapis". Did you mean "@eventcatalog/generator-openapi"?',
  ],
  [
    "a generator's option",
    'js title="eventcatalog.config.js"',
    generator,
    'path:',
    'paths:',
    '5  generators.0.1.services.0.paths: Unknown field "paths". Did you mean "path"?',
  ],
  [
    'a provider',
    'js title="eventcatalog.auth.js"',
    auth,
    'github',
    'gitlab',
    '4  providers.gitlab: Unknown field "gitlab". Did you mean "github"?',
  ],
  ['a brace in a script', 'ts', 'export function f() {\n  return 1\n}', '\n}', '', /^\d+ {2}Syntax error: /],
  [
    'a package in a script',
    'ts',
    "import { parse } from 'yaml'",
    'yaml',
    'yalm',
    '2  Unknown package "yalm". Did you mean yaml?',
  ],
  ['JSON', 'json', '{\n  "a": 1\n}', '\n}', '', /^\d+ {2}Invalid JSON: /],
  ['a JSON Schema', 'json', schema, '"object"', '"objekt"', /^1 {2}Invalid JSON Schema: /],
  ['an Avro schema', 'json title="order.avsc"', avro, '"string"', '"strnig"', '1  Avro: undefined type name: strnig.'],
  [
    'a design',
    'json title="order.ecstudio"',
    '{ "id": "a", "name": "b", "creationDate": "c", "source": "d", "version": "e" }',
    '"source": "d", ',
    '',
    '2  Field "source" is missing.',
  ],
  ['YAML', 'yaml', 'a:\n  - b', '- b', '- "b', /^\d+ {2}Invalid YAML: /],
  ['OpenAPI', 'yaml', openapi, 'version: 1.0.0\n', '\n', /^1 {2}OpenAPI: /],
  ['AsyncAPI', 'yaml', asyncapi, '  title: Orders\n', '', /^1 {2}AsyncAPI: /],
  [
    'a pipeline step',
    'yaml title=".github/workflows/catalog.yml"',
    workflow,
    'npm ci',
    'npm run biuld',
    '8  Unknown script "biuld". Did you mean "build"?',
  ],
  [
    'a pipeline action',
    'yaml title=".github/workflows/catalog.yml"',
    workflow,
    'checkout@v4',
    'checkout',
    '7  Found uses: actions/checkout, expected owner/name@version.',
  ],
  [
    'a package in package.json',
    'json title="package.json"',
    packageJson,
    '2.64.4',
    '2.640.4',
    /^4 {2}Unknown version 2\.640\.4 of @eventcatalog\/core\./,
  ],
  [
    'a script in package.json',
    'json title="package.json"',
    packageJson,
    'eventcatalog dev',
    'eventcatalog devv',
    '3  Unknown command "devv" of "eventcatalog". Did you mean "dev"?',
  ],
  ['GraphQL', 'graphql', 'type Quote {\n  id: ID!\n}', '\n}', '', /^\d+ {2}Invalid GraphQL: /],
  ['a GraphQL type', 'graphql', 'type Query {\n  id: ID!\n}', 'ID', 'Id', /^1 {2}.*Unknown type.*Id/],
  ['a diagram', 'mermaid', 'flowchart LR\n  A[a] --> B[b]', 'B[b]', 'B[b', /^\d+ {2}Invalid diagram: /],
  [
    'a component',
    'mdx',
    '<NodeGraph mode="full" />',
    'NodeGraph',
    'NodeGraf',
    '2  Unknown component <NodeGraf>. Did you mean <NodeGraph>?',
  ],
  [
    'an attribute',
    'mdx',
    '<Flow id="CancelAndRefund" />',
    ' id=',
    ' flow=',
    '2  Unknown attribute "flow" of <Flow>. Expected one of id, version, mode, includeKey, walkthrough, search, maxHeight.',
  ],
  [
    "an attribute's value",
    'mdx',
    '<NodeGraph mode="full" />',
    'full',
    'ful',
    '2  <NodeGraph mode="ful">: expected one of simple, full.',
  ],
  [
    'a required attribute',
    'mdx',
    '<File file="a.json" />',
    ' file="a.json"',
    '',
    '2  <File> has no file, which it needs.',
  ],
  ['MDX', 'mdx', '<Steps title="a">\n\n</Steps>', '</Steps>', '', /<Steps> is never closed/],
  ['CSS', 'css', 'a {\n  color: red;\n}', '{', '', /^\d+ {2}/],
  [
    'a Dockerfile',
    'docker',
    'FROM node:20\nRUN npm ci',
    'RUN',
    'RUNN',
    '3  Invalid Dockerfile: Unknown instruction: RUNN',
  ],
  ['TOML', 'toml', '[[headers]]\nfor = "/*"', '"/*"', '/*', /^3 {2}Invalid TOML: /],
  [
    'a workflow key',
    'yaml title=".github/workflows/catalog.yml"',
    workflow,
    'runs-on',
    'runs_on',
    /Invalid workflow: Unexpected value 'runs_on'/,
  ],
  [
    'a GitLab keyword',
    'yaml title=".gitlab-ci.yml"',
    gitlab,
    'image',
    'imagee',
    '3  build.imagee: Unknown field "imagee". Did you mean "image"?',
  ],
  [
    'a value in a GitLab job',
    'yaml title=".gitlab-ci.yml"',
    gitlab,
    'paths:\n      - dist',
    'paths: dist',
    '7  build.artifacts.paths: Expected a list, found "dist".',
  ],
  [
    'a script in a GitLab job',
    'yaml title=".gitlab-ci.yml"',
    gitlab,
    'npm ci',
    'npm run biuld',
    '5  Unknown script "biuld". Did you mean "build"?',
  ],
  [
    'a field of an Azure step',
    'yaml title="azure-pipelines.yml"',
    azure,
    'displayName',
    'displayNam',
    '9  steps.1.displayNam: Unknown field "displayNam". Did you mean "displayName"?',
  ],
  [
    'an Azure task without a version',
    'yaml title="azure-pipelines.yml"',
    azure,
    'NodeTool@0',
    'NodeTool',
    '5  steps.0.task: Expected text that matches ^[\\w.-]+@\\d+$, found "NodeTool".',
  ],
  [
    'a script in an Azure pipeline',
    'yaml title="azure-pipelines.yml"',
    azure,
    'npm ci',
    'npm run biuld',
    '8  Unknown script "biuld". Did you mean "build"?',
  ],
  [
    'a field of vercel.json',
    'json title="vercel.json"',
    vercel,
    'outputDirectory',
    'outputDirectry',
    '3  Unknown field "outputDirectry". Did you mean "outputDirectory"?',
  ],
  [
    'a redirect in vercel.json',
    'json title="vercel.json"',
    vercel,
    '"destination"',
    '"target"',
    '4  redirects.0: Field "destination" is missing.',
  ],
  [
    'a field for Wrangler',
    'json title="wrangler.jsonc"',
    wrangler,
    'pages_build_output_dir',
    'pages_output_dir',
    '4  Unknown field "pages_output_dir". Did you mean "pages_build_output_dir"?',
  ],
  [
    'a value for Wrangler',
    'json title="wrangler.jsonc"',
    wrangler,
    '"catalog"',
    '22',
    '3  Expected a string, found 22.',
  ],
  [
    'a setting of a static web app',
    'json title="public/staticwebapp.config.json"',
    staticWebApp,
    '"auto"',
    '"sometimes"',
    '3  Expected one of "always", "never", "auto", found "sometimes".',
  ],
  [
    'a route of a static web app',
    'json title="public/staticwebapp.config.json"',
    staticWebApp,
    '"route"',
    '"rout"',
    '4  routes.0: Field "route" is missing.',
  ],
  [
    'a Kubernetes field',
    'yaml',
    'apiVersion: v1\nkind: Service\nspec:\n  ports:\n    - port: 80',
    'port: 80',
    'port: "80"',
    /Invalid manifest: .*port/,
  ],
  [
    'a Kubernetes kind',
    'yaml',
    'apiVersion: apps/v1\nkind: Deployment\nspec:\n  selector: {}\n  template: {}',
    'Deployment',
    'Deploymnet',
    "3  Found kind: Deploymnet, which apps/v1 doesn't have.",
  ],
  ['nginx', 'nginx', 'server {\n  listen 80;\n}', '\n}', '', '2  "{" is opened and never closed.'],
  ['XML', 'xml', '<a><b>c</b></a>', '</b>', '', '2  Found </a>, expected </b>.'],
  ['HTML', 'html', '<p class="a">b</p>', '"a"', '"a"x', /^2 {2}/],
  ['Protocol Buffers', 'proto', 'message A {\n  string b = 1;\n}', 'b = 1', 'b', /^3 {2}Found "string b;"/],
  ['settings', 'ini', 'NAME=value', '=', ' ', '2  Found "NAME value", expected NAME=value.'],
  ['a diff', 'diff', '- a\n+ b', '+ b', '* b', '3  Found "* b", expected lines that begin with +, - or a space.'],
  ['PlantUML', 'plantuml', '@startuml\nA -> B\n@enduml', '@enduml', '', /^2 {2}Found 1 @start… and 0 @end…/],
  ['HTTP', 'http', 'GET /api/catalog HTTP/1.1', 'GET ', 'GETT ', /^2 {2}Found "GETT/],
  ['SQL', 'sql', 'SELECT (1)', ')', '', '2  "(" is opened and never closed.'],
  ['an Astro component', 'astro', "---\nconst a = '1'\n---\n<p>{a}</p>", "= '1'", "= = '1'", /^3 {2}Syntax error/],
  [
    'a link',
    'text',
    'https://www.eventcatalog.dev/docs/api/event',
    'api/event',
    'api/evnt',
    '2  Broken link to https://www.eventcatalog.dev/docs/api/evnt: no page on this site has this address.',
  ],
  [
    'a link to a file',
    'text',
    'https://www.eventcatalog.dev/downloads/parcelwise.zip',
    'parcelwise.zip',
    'parcels.zip',
    '2  Broken link to https://www.eventcatalog.dev/downloads/parcels.zip: no page on this site has this address.',
  ],
]

describe('an error in an example', () => {
  it.each(cases)('is found: %s', async (_, info, code, right, wrong, message) => {
    expect(await getFindings(toFence(info, code))).toEqual([])
    expect(code).toContain(right)
    const findings = await getFindings(toFence(info, code.replace(right, wrong)))
    if (typeof message === 'string') expect(findings).toContain(message)
    else expect(findings.join('\n')).toMatch(message)
  })
})

describe('a file that only later versions read', () => {
  it('is rejected', async () => {
    expect(await getFindings(toFence('js title="eventcatalog.chat.js"', 'export default {}'))).toEqual([
      '1  Found eventcatalog.chat.js, which 2.64.4 ignores. Expected the option "chat" in the configuration.',
    ])
  })
})

describe('an unchecked fence', () => {
  it('fails without a reason', async () => {
    expect(await getFindings(toFence('cobol', 'DISPLAY "A".'))).toEqual([
      '1  No check for "cobol". Expected a language with a check, or nocheck="why not".',
    ])
  })

  it('passes with a reason and counts as unchecked', async () => {
    const report = await checkText(toFence('cobol nocheck="no one runs it"', 'DISPLAY "A".'))
    expect(report.problems).toEqual([])
    expect(report.kinds.get('cobol')).toEqual({ checked: 0, excused: 1, unknown: 0 })
  })

  it('needs words in its reason', async () => {
    expect(await getFindings(toFence('json nocheck', '{'))).toEqual([
      '1  Found nocheck without a reason, expected nocheck="why not".',
    ])
  })

  it('needs no reason if the check passes', async () => {
    expect(await getFindings(toFence('json nocheck="old"', '{}'))).toEqual([
      '1  Found nocheck="old", but the check passes. Remove it.',
    ])
    expect(await getFindings(toFence('json nocheck="shows a mistake"', '{'))).toEqual([])
  })

  it('may be output, which is counted separately', async () => {
    const report = await checkText(toFence('text', 'No problems found.'))
    expect(report).toMatchObject({ outputs: 1, problems: [] })
    expect(report.kinds.size).toBe(0)
  })
})
