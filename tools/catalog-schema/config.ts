import { configSchema, schemaParts, type Finding, type JsonSchema } from '@/lib/catalog'
import { toSuggestion } from '@/lib/kit/closest'
import { buildCheck } from './validate'

const { address, fields, list, number, oneOf, text, boolean } = schemaParts

/** Several options with the same schema. */
const each = (schema: JsonSchema, names: string) => Object.fromEntries(names.split(' ').map((name) => [name, schema]))

const any: JsonSchema = {}
const owners = list(text)
const pointers = list(fields({ 'id!': text, version: text }))
const domain = fields({
  ...each(text, 'id! name version!'),
  owners,
  draft: boolean,
  summary: text,
  generateMarkdown: any,
})
/** Options shared by EventCatalog's plugins. */
const shared = { licenseKey: text, debug: boolean, domain }
const written = { ...shared, writeFilesToRoot: boolean }
const specification = (path: JsonSchema, extra: Record<string, JsonSchema> = {}) =>
  list(
    fields({
      'id!': text,
      'path!': path,
      ...each(text, 'version name summary'),
      owners,
      draft: boolean,
      ...each(pointers, 'writesTo readsFrom'),
      generateMarkdown: any,
      ...extra,
    }),
  )
/** Entries whose other fields depend on the source system. */
const entriesWith = (key: string): JsonSchema => list({ type: 'object', required: [key] })
const services = entriesWith('id')
const messages = (id: JsonSchema) => fields({ id, generateMarkdown: any })
const format = oneOf('md', 'mdx')

/** Generator options by package name, as of November 2025. Doesn't describe functions, or data from other systems. */
const schemas: Readonly<Record<string, JsonSchema>> = {
  '@eventcatalog/generator-openapi': fields({
    ...written,
    'services!': specification({ anyOf: [text, list(text)] }, { setMessageOwnersToServiceOwners: boolean }),
    messages: messages(fields({ prefix: text, separator: text, prefixWithServiceId: boolean })),
    saveParsedSpecFile: boolean,
    sidebarBadgeType: oneOf('HTTP_METHOD', 'MESSAGE_TYPE'),
    httpMethodsToMessages: { type: 'object', additionalProperties: oneOf('command', 'query', 'event') },
    preserveExistingMessages: boolean,
  }),
  '@eventcatalog/generator-asyncapi': fields({
    ...written,
    'services!': specification(text),
    messages: messages(fields({ lowerCase: boolean, prefix: text, separator: text, prefixWithServiceId: boolean })),
    ...each(boolean, 'parseSchemas parseChannels saveParsedSpecFile'),
  }),
  '@eventcatalog/generator-graphql': fields({
    ...written,
    'services!': specification(text),
    messages: fields({ generateMarkdown: any }),
  }),
  '@eventcatalog/generator-eventbridge': fields({
    ...written,
    writeEventsToRoot: boolean,
    'region!': text,
    'registryName!': text,
    services,
    eventBusName: any,
    credentials: any,
    mapEventsBy: oneOf('detail-type', 'schema-name'),
    format,
  }),
  '@eventcatalog/generator-amazon-apigateway': fields({
    licenseKey: text,
    'apis!': entriesWith('name'),
    output: text,
    credentials: any,
  }),
  '@eventcatalog/generator-confluent-schema-registry': fields({
    ...shared,
    'schemaRegistryUrl!': text,
    includeAllVersions: boolean,
    topics: services,
    services,
  }),
  '@eventcatalog/generator-aws-glue': fields({
    ...written,
    ...each(text, 'region! registryName! registryArn'),
    includeAllVersions: boolean,
    services,
    credentials: any,
    format,
  }),
  '@eventcatalog/generator-azure-schema-registry': fields({ ...shared, 'schemaRegistryUrl!': text, services }),
  '@eventcatalog/generator-apicurio': fields({
    ...shared,
    'registryUrl!': text,
    includeAllVersions: boolean,
    services,
  }),
  '@eventcatalog/generator-github': fields({
    ...shared,
    ...each(text, 'source! branch path!'),
    messages: services,
    services,
  }),
  '@eventcatalog/generator-federation': fields({
    licenseKey: text,
    debug: boolean,
    ...each(text, 'source! branch sourceRootDir'),
    copy: list(fields({ 'content!': any, 'destination!': text })),
    destination: text,
    override: boolean,
    enforceUniqueResources: boolean,
  }),
  '@eventcatalog/generator-ai': fields({
    ...each(boolean, 'debug splitMarkdownFiles includeUsersAndTeams includeCustomDocumentationPages includeSchemas'),
    embedding: fields({ 'provider!': oneOf('openai', 'huggingface'), model: text }),
  }),
}

const generators = new Map(Object.entries(schemas).map(([name, schema]) => [name, buildCheck(schema)]))

/** Third-party packages, whose options aren't described here. */
const others = new Set([
  '@hookdeck/eventcatalog-generator',
  '@ismaelmartinez/generator-atlassian-compass-event-catalog',
])

/** Reports generator options that aren't read. */
function checkGenerators(entries: unknown): Finding[] {
  if (!Array.isArray(entries)) return []
  return entries.flatMap((entry: unknown, index): Finding[] => {
    const [name, options] = Array.isArray(entry) ? (entry as unknown[]) : []
    // Files aren't described here, either.
    if (typeof name !== 'string' || others.has(name) || /^(?:\.\/|<rootDir>)/.test(name)) return []
    const check = generators.get(name)
    if (check !== undefined)
      return check(options ?? {}).map(({ path, message }) => ({ path: ['generators', index, 1, ...path], message }))
    const hint =
      toSuggestion(name, [...generators.keys()], (word) => `"${word}"`) ||
      ' Expected an existing package, or a path that starts with ./.'
    return [{ path: ['generators', index, 0], message: `Unknown generator "${name}".${hint}` }]
  })
}

/** Auth.js receives these settings unchanged. Limited to options of its OAuth providers that can be in a file. */
const providerOptions: Record<string, JsonSchema> = {
  ...each(text, 'clientId! clientSecret!'),
  ...each(address, 'issuer wellKnown'),
  ...each(any, 'authorization token userinfo profile checks client style'),
  allowDangerousEmailAccountLinking: boolean,
}
const provider = fields(providerOptions)
const github = fields({ ...providerOptions, enterprise: fields({ baseUrl: address }) })

/** Fields of `eventcatalog.auth.js` that core 2.64.4 reads. No code reads its type's `customMiddleware`. */
const authSchema: JsonSchema = fields({
  debug: boolean,
  providers: fields({ github, google: provider, okta: provider, auth0: provider, entra: provider }),
  customAuthConfig: text,
  session: fields({ maxAge: number, updateAge: number }),
})

/** Reports sign-in settings that EventCatalog doesn't read. */
export const checkAuth = buildCheck(authSchema)

const checkFields = buildCheck(configSchema)

/** Reports configuration fields that EventCatalog doesn't read, or reads differently. */
export function checkConfig(value: unknown): Finding[] {
  const generators = typeof value === 'object' && value !== null && 'generators' in value ? value.generators : []
  return [...checkFields(value), ...checkGenerators(generators)]
}
