import { findTypeNames, flattenFields, toCode, toTypeCell, writeTable } from './markdown'
import { getTypePath, getFunctionPath, getResource, getVerb, sdkResources } from './resources'
import type { SdkFunction, SdkModel, SdkField, SdkType, SdkParameter } from './types'
import { findFieldText, findParameterText } from './parameter-texts'
import type { Outcome } from './outcomes'
import type { SdkNote } from './notes'

/** Characters that fit on a line of code next to a sidebar. */
const MAX_WIDTH = 72

/** A function's TypeScript declaration, wrapped if it's too long. */
export function writeSignature({ name, parameters, returns }: SdkFunction): string {
  const list = parameters.map((parameter) => `${parameter.name}${parameter.isRequired ? '' : '?'}: ${parameter.type}`)
  const line = `function ${name}(${list.join(', ')}): ${returns}`
  if (line.length <= MAX_WIDTH) return line
  const indented = list.map((each) => {
    const [before = '', members, after = ''] = each.split(/\{ (.*) \}/)
    if (each.length <= MAX_WIDTH || members === undefined) return `  ${each},`
    return `  ${before}{\n${members
      .split('; ')
      .map((member) => `    ${member}`)
      .join('\n')}\n  }${after},`
  })
  return `function ${name}(\n${indented.join('\n')}\n): ${returns}`
}

/** The signature as a code fence with linked types. */
function writeSignatureFence(each: SdkFunction, model: SdkModel): string {
  const signature = writeSignature(each)
  const links = findTypeNames(signature, model).map((name) => `${name}=${getTypePath(name)}`)
  return `\`\`\`ts${links.length === 0 ? '' : ` links="${links.join(' ')}"`}\n${signature}\n\`\`\``
}

/** Fields of a type, its own first, followed by inherited ones. */
function listFields(type: SdkType, { types }: Pick<SdkModel, 'types'>): SdkField[] {
  const inherited = type.extends.flatMap((name) => {
    const base = types.find((each) => each.name === name)
    return base === undefined ? [] : listFields(base, { types })
  })
  const all = [...type.fields, ...inherited]
  // Required fields first, then the type's own.
  return [...all.filter(({ isRequired }) => isRequired), ...all.filter(({ isRequired }) => !isRequired)]
}

function writeRow(type: SdkType, path: readonly string[], field: SdkField, model: SdkModel): string[] {
  const meaning = findFieldText(type.name, path.join('.'))
  return [toCode(path.join('.')), toTypeCell(field.type, model), field.isRequired ? 'yes' : 'no', '–', meaning ?? '–']
}

/**
 * A type's fields as a table. Empty for a type without fields.
 * @param isWhole whether to include inherited fields
 */
export function writeFields(type: SdkType, model: SdkModel, { isWhole = true } = {}): string {
  const fields = isWhole ? listFields(type, model) : type.fields
  if (fields.length === 0) return ''
  const rows = flattenFields(fields).map(({ path, field }) => writeRow(type, path, field, model))
  return writeTable(['Field', 'Type', 'Required', 'Default', 'Description'], rows)
}

/** With more files than this, shows their number instead. */
const MAX_FILES = 3

function summarizeFiles(files: readonly string[]): string {
  if (files.length <= MAX_FILES) return files.map(toCode).join(', ')
  return `${files.length} files, including ${files.slice(0, 2).map(toCode).join(', ')}`
}

function describeFiles({ written, changed, removed }: Outcome): string[] {
  return [
    ...(removed === undefined ? [] : [`deletes ${summarizeFiles(removed)}`]),
    ...(written === undefined ? [] : [`writes ${summarizeFiles(written)}`]),
    ...(changed === undefined ? [] : [`changes ${summarizeFiles(changed)}`]),
  ]
}

function describe(outcome: Outcome, isReader: boolean): string {
  const files = describeFiles(outcome)
  if (outcome.throws !== undefined) {
    const error = `throws ${toCode(outcome.throws)}`
    return files.length === 0 ? error : `${error}, and ${files.join(', ')}`
  }
  if (isReader) return outcome.gives ?? ''
  return files.length === 0 ? 'changes no files' : files.join(', ')
}

/**
 * Results of a function's recorded calls.
 * @param isReader whether the function changes no files
 */
function writeOutcomes(outcomes: readonly Outcome[], isReader: boolean): string {
  const rows = outcomes.map((outcome) => [toCode(outcome.call), describe(outcome, isReader)])
  const table = writeTable(['Call', isReader ? 'Resolves to' : 'Result'], rows)
  return `<div className="sdk-answers">\n\n${table}\n\n</div>`
}

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
