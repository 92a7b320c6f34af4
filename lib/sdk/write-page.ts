import { findParameterText } from './parameter-texts'
import { flattenFields, toCode, toTypeCell, writeTable } from './markdown'
import type { SdkNote } from './notes'
import type { Outcome } from './outcomes'
import { getFunctionPath, getResource, getVerb, sdkResources } from './resources'
import { writeFields } from './write-fields'
import { writeOutcomes } from './write-outcomes'
import { writeSignatureFence } from './write-signature'
import type { SdkFunction, SdkModel, SdkParameter } from './types'

/** Shared input for generating pages. */
export interface PageSources {
  model: SdkModel
  outcomes: Readonly<Record<string, Outcome[]>>
  since: Readonly<Record<string, string>>
}

const repository = 'https://github.com/event-catalog/sdk/blob'

function writeParameterRows({ name }: SdkFunction, parameter: SdkParameter, model: SdkModel): string[][] {
  const { type, isRequired, members, comment } = parameter
  return flattenFields([{ name: parameter.name, type, isRequired, members }]).map(({ path, field }) => {
    const known = findParameterText(name, path)
    const meaning = known?.meaning ?? (path.length === 1 && comment !== '' ? comment : '–')
    const value = field.isRequired ? '–' : (known?.default ?? '–')
    return [toCode(path.join('.')), toTypeCell(field.type, model), field.isRequired ? 'yes' : 'no', value, meaning]
  })
}

function writeParameters(each: SdkFunction, model: SdkModel): string {
  if (each.parameters.length === 0) return 'This function takes no parameters.'
  const rows = each.parameters.flatMap((parameter) => writeParameterRows(each, parameter, model))
  return writeTable(['Parameter', 'Type', 'Required', 'Default', 'Description'], rows)
}

/** The type of resource that a function writes, whose fields the page lists. */
function findWrittenType({ name, parameters }: SdkFunction, { types }: SdkModel) {
  const [first] = parameters
  return getVerb(name) === 'write' ? types.find((type) => type.name === first?.type) : undefined
}

function writeMeta({ name, source }: SdkFunction, { since, model }: PageSources): string {
  const version = since[name]
  const badge = version === undefined ? [] : [`<Since version="${version}" of="sdk" />`]
  const link =
    source === undefined
      ? []
      : [`[Source: \`${source.file}\`](${repository}/v${model.version}/${source.file}#L${source.line})`]
  return `<p className="sdk-meta">${[...badge, ...link].join(' ')}</p>`
}

function writeRelated(each: SdkFunction, { functions }: SdkModel): string {
  const resource = getResource(each)
  const label = sdkResources.find(({ name }) => name === resource)?.label ?? ''
  const others = functions.filter((other) => other.name !== each.name && getResource(other) === resource)
  const links = others.map(({ name }) => `- [\`${name}\`](${getFunctionPath(name)})`)
  return `## Related functions {#related}\n\nMore in [${label}](/docs/sdk/${resource}):\n\n<div className="sdk-names">\n\n${links.join('\n')}\n\n</div>`
}

/** Puts the heading of the notes on the blank line after the example, to preserve line numbers. */
function writeNote(body: string): string {
  const end = body.indexOf('\n```\n')
  const isExample = body.trimStart().startsWith('```') && end >= 0
  const rest = isExample ? body.slice(end + 5) : ''
  return rest.trim() === '' ? body : `${body.slice(0, end + 5)}## Good to know\n${rest.replace(/^\n/, '')}`
}

/** Content before the note. Ends with the heading of the example. */
export function writeHead(each: SdkFunction, note: SdkNote | undefined, sources: PageSources): string {
  const { model } = sources
  const comment = each.comment.replaceAll(/[{}<>]/g, '\\$&').replaceAll('\n', ' ')
  const lead = note?.description ?? `> ${comment}\n>\n> Comment from the package (${model.license} license).`
  const parts = [lead, writeSignatureFence(each, model), writeMeta(each, sources)]
  return `${parts.join('\n\n')}\n\n${note === undefined ? '' : '## Example\n'}`
}

function writeTail(each: SdkFunction, note: SdkNote | undefined, { model, outcomes }: PageSources): string {
  const type = findWrittenType(each, model)
  const tried = outcomes[each.name] ?? []
  const isReader = ['get', 'check'].includes(getVerb(each.name))
  const promise = toCode(each.returns)
  return [
    `## Parameters\n\n${writeParameters(each, model)}`,
    `## Returns\n\n${promise}${note?.returns === undefined ? '' : `, which resolves to ${note.returns}`}.`,
    ...(tried.length === 0
      ? []
      : [
          `## ${isReader ? 'Return values' : 'Results'}\n\nWe ran each call with SDK ${model.version} on a fresh copy of the example catalog, [Parcelwise](/docs/sdk#example). Paths are relative to the catalog’s folder.\n\n${writeOutcomes(tried, isReader)}`,
        ]),
    ...(type === undefined ? [] : [`## Fields of \`${type.name}\` {#fields}\n\n${writeFields(type, model)}`]),
    writeRelated(each, model),
  ].join('\n\n')
}

/** Content of a function's page. */
export function writeFunctionPage(each: SdkFunction, note: SdkNote | undefined, sources: PageSources): string {
  const body = note === undefined ? '' : `${writeNote(note.body).trimEnd()}\n\n`
  return `${writeHead(each, note, sources)}${body}${writeTail(each, note, sources)}\n`
}
