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
/** Entries whose other fields depend on the source system. */
const entriesWith = (key: string): JsonSchema => list({ type: 'object', required: [key] })
const services = entriesWith('id')
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
const messages = (id: JsonSchema) => fields({ id, generateMarkdown: any })
const format = oneOf('md', 'mdx')

/** Options of `@eventcatalog/generator-…`, as of November 2025. Without functions, and data from other systems. */
const schemas: Readonly<Record<string, JsonSchema>> = {
  openapi: fields({
    ...written,
    'services!': specification({ anyOf: [text, list(text)] }, { setMessageOwnersToServiceOwners: boolean }),
    messages: messages(fields({ prefix: text, separator: text, prefixWithServiceId: boolean })),
    saveParsedSpecFile: boolean,
    sidebarBadgeType: oneOf('HTTP_METHOD', 'MESSAGE_TYPE'),
    httpMethodsToMessages: { type: 'object', additionalProperties: oneOf('command', 'query', 'event') },
    preserveExistingMessages: boolean,
  }),
  asyncapi: fields({
    ...written,
    'services!': specification(text),
    messages: messages(fields({ lowerCase: boolean, prefix: text, separator: text, prefixWithServiceId: boolean })),
    ...each(boolean, 'parseSchemas parseChannels saveParsedSpecFile'),
  }),
  graphql: fields({ ...written, 'services!': specification(text), messages: fields({ generateMarkdown: any }) }),
  eventbridge: fields({
    ...written,
    writeEventsToRoot: boolean,
    ...each(text, 'region! registryName!'),
    services,
    ...each(any, 'eventBusName credentials'),
    mapEventsBy: oneOf('detail-type', 'schema-name'),
    format,
  }),
  'amazon-apigateway': fields({ licenseKey: text, 'apis!': entriesWith('name'), output: text, credentials: any }),
  'confluent-schema-registry': fields({
    ...shared,
    'schemaRegistryUrl!': text,
    includeAllVersions: boolean,
    topics: services,
    services,
  }),
  'aws-glue': fields({
    ...written,
    ...each(text, 'region! registryName! registryArn'),
    includeAllVersions: boolean,
    services,
    credentials: any,
    format,
  }),
  'azure-schema-registry': fields({ ...shared, 'schemaRegistryUrl!': text, services }),
  apicurio: fields({ ...shared, 'registryUrl!': text, includeAllVersions: boolean, services }),
  github: fields({ ...shared, ...each(text, 'source! branch path!'), messages: services, services }),
  federation: fields({
    licenseKey: text,
    debug: boolean,
    ...each(text, 'source! branch sourceRootDir'),
    copy: list(fields({ 'content!': any, 'destination!': text })),
    destination: text,
    ...each(boolean, 'override enforceUniqueResources'),
  }),
  ai: fields({
    ...each(boolean, 'debug splitMarkdownFiles includeUsersAndTeams includeCustomDocumentationPages includeSchemas'),
    embedding: fields({ 'provider!': oneOf('openai', 'huggingface'), model: text }),
  }),
}

const generators = new Map(
  Object.entries(schemas).map(([name, schema]) => [`@eventcatalog/generator-${name}`, buildCheck(schema)]),
)

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

/** Reports settings in `eventcatalog.auth.js` that core 2.64.4 doesn't read, such as its type's `customMiddleware`. */
export const checkAuth = buildCheck(
  fields({
    debug: boolean,
    providers: fields({ github, google: provider, okta: provider, auth0: provider, entra: provider }),
    customAuthConfig: text,
    session: fields({ maxAge: number, updateAge: number }),
  }),
)

const checkFields = buildCheck(configSchema)

/** Reports configuration fields that EventCatalog doesn't read, or reads differently. */
export function checkConfig(value: unknown): Finding[] {
  const generators = typeof value === 'object' && value !== null && 'generators' in value ? value.generators : []
  return [...checkFields(value), ...checkGenerators(generators)]
}
