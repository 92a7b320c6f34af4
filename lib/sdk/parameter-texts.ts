import { getVerb } from './resources'

interface ParameterText {
  meaning: string
  /** What counts when it is left out. */
  default?: string
}

const text = (meaning: string, value?: string): ParameterText =>
  value === undefined ? { meaning } : { meaning, default: value }

/** Kinds by the ending of a function's name, for meanings that name the kind. */
function findKind(name: string): string {
  const match = /(?:^get|^write|^version|^rm|^add\w+To)(DataStore|CustomDoc|[A-Z][a-z]+)/.exec(name)
  const word = match?.[1] ?? name.replace(/HasVersion$/, '')
  return word
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/s$/, '')
}

const current = 'current version'

/** The folder that `options.path` and the paths of `rm…` begin at. */
export const folders: Record<string, string> = {
  domain: 'domains',
  service: 'services',
  event: 'events',
  command: 'commands',
  query: 'queries',
  channel: 'channels',
  entity: 'entities',
  'data store': 'containers',
  'custom doc': 'docs',
}

function describeOption(name: string, option: string, kind: string): ParameterText | undefined {
  const isToService = /^write\w+To(Service|Domain)$/.test(name)
  const texts: Record<string, ParameterText> = {
    path: isToService
      ? text('Accepted and not used: the folder follows from the second argument.')
      : text(
          `Folder to write to, below \`${folders[kind] ?? kind}/\`. An intermediate folder is made where it is missing.`,
          '`/` and the id',
        ),
    override: text('Writes although this version is there already.', '`false`, which throws'),
    versionExistingContent: text(
      'Moves what is there into `versioned/` first. The new version must be greater.',
      '`false`',
    ),
    format: text('Ending of the file.', "`'mdx'`"),
    latestOnly: text('Leaves out everything below a folder `versioned`.', '`false`'),
    attachSchema: text('Adds `schema`: the file that `schemaPath` names, parsed where it is JSON.', '`false`'),
    includeMarkdown: text('Keeps the text of each page as `markdown`.', '`true`'),
  }
  return texts[option]
}

const own: Record<string, ParameterText> = {
  'getCustomDocs.options.path': text('Folder below `docs/`; pages in folders below it count too.', 'all of `docs/`'),
  'writeCustomDoc.options.path': text('Folder below `docs/`. It is made where it is missing.', '`docs/` itself'),
  'writeTeam.options.override': text('Writes although the team is there already.', '`false`, which throws'),
  'writeUser.options.override': text('Writes although the user is there already.', '`false`, which throws'),
  'getProducersAndConsumersForMessage.options.latestOnly': text('Looks at current services only.', '`true`'),
  'getTeams.options': text('An empty object; nothing is read from it.'),
  'getUsers.options': text('An empty object; nothing is read from it.'),
  'getServiceByPath.path': text('The service file, absolute or seen from the working folder.'),
  'isService.path': text('A file of the catalog, absolute or seen from the working folder.'),
  'toService.file': text('Text of a service file: front matter, then Markdown.'),
  'getMessageBySchemaPath.path': text('The schema file, seen from the catalog’s folder.'),
  'getConsumersOfSchema.path': text('The schema file, seen from the catalog’s folder.'),
  'getProducersOfSchema.path': text('The schema file, seen from the catalog’s folder.'),
  'writeServiceToDomain.domain.direction': text('Accepted and not used.'),
  'writeServiceToDomain.domain.version': text(
    'Writes below `versioned/` and this version, unless it is `latest`.',
    'folder of the current version',
  ),
  'getOwnersForResource.id': text('Id of any resource that may have `owners`.'),
  'getProducersAndConsumersForMessage.id': text('Id of an event, a command or a query.'),
  'getResourcePath.id': text('Id of any resource with a folder of its own.'),
  'getResourceFolderName.id': text('Id of any resource with a folder of its own.'),
}

const general: Record<string, ParameterText> = {
  options: text('Switches, each of which may be left out.'),
  persistFiles: text('Removes the resource’s own file and keeps the rest of its folder.', '`false`, the whole folder'),
  file: text('The file to add. One of the same name is replaced.'),
  'file.content': text('Text of the file, trimmed. JSON is written with an indent of two.'),
  'file.fileName': text('Name of the file in the resource’s folder.'),
  schema: text('The schema to add. A file of the same name is replaced.'),
  'schema.schema': text('Text of the schema. JSON is written with an indent of two.'),
  'schema.fileName': text('Name of the file in the message’s folder. Give `schemaPath` the same name.'),
  direction: text("`'sends'` or `'receives'`; anything else throws."),
  operation: text('The list that the data store is added to.'),
  'service.id': text('Id of the service.'),
  'service.version': text('Version of the service.', current),
  'domain.id': text('Name of the folder below `domains/`, which need not exist.'),
  filePath: text('The page, seen from `docs/`, with or without `.mdx`.'),
  catalogDir: text('Folder of the catalog. This function is not bound to the one that `utils()` was given.'),
  ubiquitousLanguageDictionary: text('All terms of the domain: what was there before is replaced.'),
}

/**
 * What a parameter means, and what it is when it is left out.
 * @param path names from the parameter inwards: `['options', 'path']`
 */
export function findParameterText(name: string, path: readonly string[]): ParameterText | undefined {
  const kind = findKind(name)
  const [first = '', second] = path
  const exact = own[[name, ...path].join('.')] ?? general[path.join('.')]
  if (exact !== undefined) return exact
  if (first === 'options' && second !== undefined) return describeOption(name, second, kind)
  const verb = getVerb(name)
  if (first === 'id') return text(`Id of the ${kind}.`)
  if (first === 'path') return text(`Folder to remove, below \`${folders[kind] ?? kind}/\`.`)
  if (first === 'version') return describeVersion(name, verb, kind)
  if (verb === 'write' && second === undefined) return describeResource(name, first)
  const target = first === 'subDomain' ? 'subdomain' : first === 'dataStore' ? 'data store' : first
  if (second === 'id') return text(`Id of the ${target}.`)
  if (second === 'version') return text(`Version of the ${target}.`)
  if (second === 'parameters') return text('Values for the parameters in the channel’s address.')
  return verb === 'add' && second === undefined ? text(`The ${target} to add, by id and version.`) : undefined
}

function describeVersion(name: string, verb: string, kind: string): ParameterText {
  if (verb === 'rm') return text('Exact version; ranges and `latest` are not understood.', 'every version')
  if (name === 'getOwnersForResource') return text('Exact version, range or `latest`.', current)
  return text(`Exact version, range or \`latest\`${verb === 'check' ? '' : ` of the ${kind}`}.`, current)
}

function describeResource(name: string, parameter: string): ParameterText {
  if (parameter === 'service' && !/^write(Versioned)?Service/.test(name)) return text('The service to write into.')
  if (parameter === 'domain' && name !== 'writeDomain') return text('The domain to write into.')
  return text(name.startsWith('writeCustomDoc') ? 'The page to write.' : 'What to write; its fields are listed below.')
}
