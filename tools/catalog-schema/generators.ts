import { type JsonSchema, schemaParts, type Finding } from '@/lib/catalog'
import { toSuggestion } from '@/lib/kit/closest'
import { buildCheck } from './validate'

const { fields, list, oneOf, text, boolean } = schemaParts

const any: JsonSchema = {}
const pointers = list(fields({ 'id!': text, version: text }))
const domain = fields({
  'id!': text,
  name: text,
  'version!': text,
  owners: list(text),
  draft: boolean,
  summary: text,
  generateMarkdown: any,
})
/** Options shared by EventCatalog's plugins. */
const shared = { licenseKey: text, debug: boolean, domain }
const written = { writeFilesToRoot: boolean }
const specification = (path: JsonSchema, extra: Record<string, JsonSchema> = {}) =>
  list(
    fields({
      'id!': text,
      'path!': path,
      version: text,
      name: text,
      summary: text,
      owners: list(text),
      draft: boolean,
      writesTo: pointers,
      readsFrom: pointers,
      generateMarkdown: any,
      ...extra,
    }),
  )
/** Entries whose other fields depend on the source system. */
const entriesWith = (key: string): JsonSchema => list({ type: 'object', required: [key] })
const services = entriesWith('id')
const messages = (id: JsonSchema) => fields({ id, generateMarkdown: any })

/** Generator options by package name, as of November 2025. Doesn't describe functions, or data from other systems. */
const generators: Readonly<Record<string, JsonSchema>> = {
  '@eventcatalog/generator-openapi': fields({
    ...shared,
    ...written,
    'services!': specification({ anyOf: [text, list(text)] }, { setMessageOwnersToServiceOwners: boolean }),
    messages: messages(fields({ prefix: text, separator: text, prefixWithServiceId: boolean })),
    saveParsedSpecFile: boolean,
    sidebarBadgeType: oneOf('HTTP_METHOD', 'MESSAGE_TYPE'),
    httpMethodsToMessages: { type: 'object', additionalProperties: oneOf('command', 'query', 'event') },
    preserveExistingMessages: boolean,
  }),
  '@eventcatalog/generator-asyncapi': fields({
    ...shared,
    ...written,
    'services!': specification(text),
    messages: messages(fields({ lowerCase: boolean, prefix: text, separator: text, prefixWithServiceId: boolean })),
    parseSchemas: boolean,
    parseChannels: boolean,
    saveParsedSpecFile: boolean,
  }),
  '@eventcatalog/generator-graphql': fields({
    ...shared,
    ...written,
    'services!': specification(text),
    messages: fields({ generateMarkdown: any }),
  }),
  '@eventcatalog/generator-eventbridge': fields({
    ...shared,
    ...written,
    writeEventsToRoot: boolean,
    'region!': text,
    'registryName!': text,
    services,
    eventBusName: any,
    credentials: any,
    mapEventsBy: oneOf('detail-type', 'schema-name'),
    format: oneOf('md', 'mdx'),
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
    ...shared,
    ...written,
    'region!': text,
    'registryName!': text,
    registryArn: text,
    includeAllVersions: boolean,
    services,
    credentials: any,
    format: oneOf('md', 'mdx'),
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
    'source!': text,
    branch: text,
    'path!': text,
    messages: services,
    services,
  }),
  '@eventcatalog/generator-federation': fields({
    licenseKey: text,
    debug: boolean,
    'source!': text,
    branch: text,
    sourceRootDir: text,
    copy: list(fields({ 'content!': any, 'destination!': text })),
    destination: text,
    override: boolean,
    enforceUniqueResources: boolean,
  }),
  '@eventcatalog/generator-ai': fields({
    debug: boolean,
    splitMarkdownFiles: boolean,
    includeUsersAndTeams: boolean,
    includeCustomDocumentationPages: boolean,
    includeSchemas: boolean,
    embedding: fields({ 'provider!': oneOf('openai', 'huggingface'), model: text }),
  }),
}

/** Third-party packages, whose options aren't described here. */
const others = new Set([
  '@hookdeck/eventcatalog-generator',
  '@ismaelmartinez/generator-atlassian-compass-event-catalog',
])

/**
 * Reports generator options that aren't read.
 * @param entries the configuration's `generators`
 */
export function checkGenerators(entries: unknown): Finding[] {
  if (!Array.isArray(entries)) return []
  return entries.flatMap((entry: unknown, index): Finding[] => {
    const [name, options] = Array.isArray(entry) ? (entry as unknown[]) : []
    const schema = typeof name === 'string' ? generators[name] : undefined
    if (schema === undefined) {
      const isFile = typeof name !== 'string' || others.has(name) || /^(?:\.\/|<rootDir>)/.test(name)
      return isFile ? [] : [{ path: ['generators', index, 0], message: `Unknown generator "${name}".${suggest(name)}` }]
    }
    return buildCheck(schema)(options ?? {}).map(({ path, message }) => ({
      path: ['generators', index, 1, ...path],
      message,
    }))
  })
}

function suggest(name: string): string {
  return (
    toSuggestion(name, Object.keys(generators), (word) => `"${word}"`) ||
    ' Expected an existing package, or a path that starts with ./.'
  )
}
