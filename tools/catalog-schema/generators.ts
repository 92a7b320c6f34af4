import { type JsonSchema, schemaParts } from '@/lib/catalog'

const { fields, list, oneOf, text, yesNo } = schemaParts

const any: JsonSchema = {}
const pointers = list(fields({ 'id!': text, version: text }))
const domain = fields({
  'id!': text,
  name: text,
  'version!': text,
  owners: list(text),
  draft: yesNo,
  summary: text,
  generateMarkdown: any,
})
/** Options that the plugins of EventCatalog share. */
const shared = { licenseKey: text, debug: yesNo, domain }
const written = { writeFilesToRoot: yesNo }
const specification = (path: JsonSchema, extra: Record<string, JsonSchema> = {}) =>
  list(
    fields({
      'id!': text,
      'path!': path,
      version: text,
      name: text,
      summary: text,
      owners: list(text),
      draft: yesNo,
      writesTo: pointers,
      readsFrom: pointers,
      generateMarkdown: any,
      ...extra,
    }),
  )
/** Entries whose other fields depend on the system that is read. */
const entriesWith = (key: string): JsonSchema => list({ type: 'object', required: [key] })
const services = entriesWith('id')
const messages = (id: JsonSchema) => fields({ id, generateMarkdown: any })

/**
 * Options of generators by the name of their package, as of November 2025.
 * Functions and what is read from other systems is not looked into.
 */
export const generators: Readonly<Record<string, JsonSchema>> = {
  '@eventcatalog/generator-openapi': fields({
    ...shared,
    ...written,
    'services!': specification({ anyOf: [text, list(text)] }, { setMessageOwnersToServiceOwners: yesNo }),
    messages: messages(fields({ prefix: text, separator: text, prefixWithServiceId: yesNo })),
    saveParsedSpecFile: yesNo,
    sidebarBadgeType: oneOf('HTTP_METHOD', 'MESSAGE_TYPE'),
    httpMethodsToMessages: { type: 'object', additionalProperties: oneOf('command', 'query', 'event') },
    preserveExistingMessages: yesNo,
  }),
  '@eventcatalog/generator-asyncapi': fields({
    ...shared,
    ...written,
    'services!': specification(text),
    messages: messages(fields({ lowerCase: yesNo, prefix: text, separator: text, prefixWithServiceId: yesNo })),
    parseSchemas: yesNo,
    parseChannels: yesNo,
    saveParsedSpecFile: yesNo,
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
    writeEventsToRoot: yesNo,
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
    includeAllVersions: yesNo,
    topics: services,
    services,
  }),
  '@eventcatalog/generator-aws-glue': fields({
    ...shared,
    ...written,
    'region!': text,
    'registryName!': text,
    registryArn: text,
    includeAllVersions: yesNo,
    services,
    credentials: any,
    format: oneOf('md', 'mdx'),
  }),
  '@eventcatalog/generator-azure-schema-registry': fields({ ...shared, 'schemaRegistryUrl!': text, services }),
  '@eventcatalog/generator-apicurio': fields({ ...shared, 'registryUrl!': text, includeAllVersions: yesNo, services }),
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
    debug: yesNo,
    'source!': text,
    branch: text,
    sourceRootDir: text,
    copy: list(fields({ 'content!': any, 'destination!': text })),
    destination: text,
    override: yesNo,
    enforceUniqueResources: yesNo,
  }),
  '@eventcatalog/generator-ai': fields({
    debug: yesNo,
    splitMarkdownFiles: yesNo,
    includeUsersAndTeams: yesNo,
    includeCustomDocumentationPages: yesNo,
    includeSchemas: yesNo,
    embedding: fields({ 'provider!': oneOf('openai', 'huggingface'), model: text }),
  }),
}
