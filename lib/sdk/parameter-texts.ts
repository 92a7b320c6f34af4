import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { getVerb } from './resources'

const readTexts = (file: string) => parse(readFileSync(path.join(import.meta.dirname, 'data', file), 'utf8')) as unknown

const texts = readTexts('fields.yml') as Record<string, string>

export function findFieldText(type: string, field: string): string | undefined {
  return texts[`${type}.${field}`] ?? texts[field]
}

const text = (meaning: string, value?: string) => ({ meaning, default: value })

type ParameterText = ReturnType<typeof text>

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

/** Folders that `options.path` and the paths of `rm…` are relative to. */
const folders: Record<string, string> = {
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
  const options: Record<string, ParameterText> = {
    path: isToService
      ? text('Accepted but ignored. The second argument determines the folder.')
      : text(
          `Folder to write to, relative to \`${folders[kind] ?? kind}/\`. Missing folders are created.`,
          '`/` followed by the ID',
        ),
    override: text(
      ['team', 'user'].includes(kind)
        ? 'Overwrites the file if it already exists.'
        : `Writes this version even if it exists. Replaces the current file${isToService ? '' : ', or the one in `path`'}.`,
      '`false`, which throws',
    ),
    versionExistingContent: text(
      `Moves the existing content into \`versioned/\` first, if it’s in \`${folders[kind] ?? kind}/\`. The new version must be higher.`,
      '`false`',
    ),
    format: text('File extension.', "`'mdx'`"),
    latestOnly: text('Skips everything in `versioned` folders.', '`false`'),
    attachSchema: text('Adds `schema`: the content of the `schemaPath` file, parsed if it’s JSON.', '`false`'),
    includeMarkdown: text('Includes each page’s content as `markdown`.', '`true`'),
  }
  return options[option]
}

const listed = readTexts('parameters.yml') as Record<string, string | ParameterText>

/** A parameter's description and default. @param path from the parameter to a nested field: `['options', 'path']` */
export function findParameterText(name: string, path: readonly string[]): ParameterText | undefined {
  const kind = findKind(name)
  const [first = '', second] = path
  const exact = listed[[name, ...path].join('.')] ?? listed[path.join('.')]
  if (exact !== undefined) return typeof exact === 'string' ? text(exact) : exact
  if (first === 'options' && second !== undefined) return describeOption(name, second, kind)
  const verb = getVerb(name)
  if (first === 'id') return text(`ID of the ${kind}.`)
  if (first === 'path') return text(`Folder to delete, relative to \`${folders[kind] ?? kind}/\`.`)
  if (first === 'version') return describeVersion(name, verb, kind)
  if (verb === 'write' && second === undefined) return describeResource(name, first)
  const target = first === 'subDomain' ? 'subdomain' : first === 'dataStore' ? 'data store' : first
  if (second === 'id') return text(`ID of the ${target}.`)
  if (second === 'version') return text(`Version of the ${target}.`)
  if (second === 'parameters') return text('Values for the channel’s address parameters.')
  return verb === 'add' && second === undefined ? text(`ID and version of the ${target} to add.`) : undefined
}

function describeVersion(name: string, verb: string, kind: string): ParameterText {
  if (verb === 'rm') return text('Exact version. Ranges and `latest` aren’t supported.', 'all versions')
  if (name === 'getOwnersForResource') return text('Exact version, range or `latest`.', current)
  return text(`Exact version, range or \`latest\`${verb === 'check' ? '' : ` of the ${kind}`}.`, current)
}

function describeResource(name: string, parameter: string): ParameterText {
  if (parameter === 'service' && !/^write(Versioned)?Service/.test(name)) return text('The service to write to.')
  if (parameter === 'domain' && name !== 'writeDomain') return text('The domain to write to.')
  return text(name.startsWith('writeCustomDoc') ? 'The page to write.' : 'The resource to write. See its fields below.')
}
