import { getTypePath, getFunctionPath, getResource, getVerb, sdkResources } from './resources'
import type { SdkFunction, SdkModel, SdkField, SdkType } from './types'
import { findFieldText, findParameterText } from './parameter-texts'
import type { SdkNote } from './notes'
import type { Outcome, Outcomes } from './outcomes'

export const toCode = (text: string) => `\`${text}\``

export function findTypeNames(text: string, { types }: Pick<SdkModel, 'types'>): string[] {
  const known = new Set(types.map(({ name }) => name))
  return [...new Set(text.match(/\b[A-Z]\w+/g) ?? [])].filter((name) => known.has(name))
}

/** A type in a table cell: linked if it has a section, described in plain text if it's an inline object. */
export function toTypeCell(type: string, model: Pick<SdkModel, 'types'>): string {
  if (/^\{.*\}\[\]$/.test(type)) return 'list of objects'
  if (type.startsWith('{')) return 'object'
  const plain = type
    .replaceAll(/\{[^{}]*\}/g, 'object')
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
  const [name] = findTypeNames(plain, model)
  if (plain.includes('object')) return plain.replaceAll(/(\w+)\[\]/g, 'list of $1s').replaceAll(' | ', ' or ')
  return name === undefined ? toCode(plain) : `[${toCode(plain)}](${getTypePath(name)})`
}

/** A Markdown table. Only escapes vertical bars here, because the backslash would show outside tables. */
export function writeTable(headers: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(headers), line(headers.map(() => '---')), ...rows.map(line)].join('\n')
}

interface FlatField {
  path: string[]
  field: SdkField
}

/** Lists nested fields after their parent, with their full path. */
export function flattenFields(fields: readonly SdkField[], before: readonly string[] = []): FlatField[] {
  return fields.flatMap((field) => {
    const path = [...before, field.name]
    // Panels contain a switch for each section, which doesn't need its own row.
    const isPanel = field.members.some(({ type }) => type === 'DetailPanelProperty')
    const isPlain = field.type.startsWith('{') && !field.type.startsWith('{ [') && !isPanel
    const inner = field.type.endsWith('[]') ? [...before, `${field.name}[]`] : path
    return [{ path, field }, ...(isPlain ? flattenFields(field.members, inner) : [])]
  })
}

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

const fieldHeaders = ['Type', 'Required', 'Default', 'Description']

function writeRow(path: string[], { type, isRequired }: SdkField, model: SdkModel, meaning = '–', value = '–') {
  return [toCode(path.join('.')), toTypeCell(type, model), isRequired ? 'yes' : 'no', value, meaning]
}

/** A type's fields as a table. Empty for a type without fields. @param isWhole whether to include inherited fields */
export function writeFields(type: SdkType, model: SdkModel, { isWhole = true } = {}): string {
  const fields = isWhole ? listFields(type, model) : type.fields
  if (fields.length === 0) return ''
  const rows = flattenFields(fields).map(({ path, field }) =>
    writeRow(path, field, model, findFieldText(type.name, path.join('.'))),
  )
  return writeTable(['Field', ...fieldHeaders], rows)
}

/** "deletes `a`, `b`". With more than three files, shows their number. */
function summarizeFiles(action: string, files: readonly string[] | undefined): string[] {
  if (files === undefined) return []
  if (files.length <= 3) return [`${action} ${files.map(toCode).join(', ')}`]
  return [`${action} ${files.length} files, including ${files.slice(0, 2).map(toCode).join(', ')}`]
}

function describe({ removed, written, changed, throws, gives = '' }: Outcome, isReader: boolean): string {
  const actions = { deletes: removed, writes: written, changes: changed }
  const files = Object.entries(actions).flatMap(([action, names]) => summarizeFiles(action, names))
  if (throws !== undefined) return [`throws ${toCode(throws)}`, files.join(', ')].filter(Boolean).join(', and ')
  if (isReader) return gives
  return files.length === 0 ? 'changes no files' : files.join(', ')
}

/** Results of a function's recorded calls. @param isReader whether the function changes no files */
function writeOutcomes(outcomes: readonly Outcome[], isReader: boolean): string {
  const list = outcomes.map((outcome) => `- ${toCode(outcome.call)} → ${describe(outcome, isReader)}`)
  return `<div className="sdk-answers">\n\n${list.join('\n')}\n\n</div>`
}

export interface PageSources {
  model: SdkModel
  outcomes: Outcomes
  since: Readonly<Record<string, string>>
}

const repository = 'https://github.com/event-catalog/sdk/blob'

function writeParameters(each: SdkFunction, model: SdkModel): string {
  if (each.parameters.length === 0) return 'This function takes no parameters.'
  const rows = flattenFields(each.parameters).map(({ path, field }) => {
    const { meaning, default: value = '–' } = findParameterText(each.name, path) ?? {}
    const comment = each.parameters.find((parameter) => parameter === field)?.comment
    return writeRow(path, field, model, meaning ?? (comment || '–'), field.isRequired ? '–' : value)
  })
  return writeTable(['Parameter', ...fieldHeaders], rows)
}

function writeMeta({ name, source }: SdkFunction, { since, model }: PageSources): string {
  const version = since[name]
  const parts = version === undefined ? [] : [`<Since version="${version}" of="sdk" />`]
  const { file, line } = source ?? {}
  if (file !== undefined) parts.push(`[Source: \`${file}\`](${repository}/v${model.version}/${file}#L${line})`)
  return `<p className="sdk-meta">${parts.join(' ')}</p>`
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
  const verb = getVerb(each.name)
  const written = verb === 'write' ? each.parameters[0]?.type : undefined
  const type = model.types.find(({ name }) => name === written)
  const tried = outcomes[each.name] ?? []
  const isReader = ['get', 'check'].includes(verb)
  const resolved = note?.returns === undefined ? '' : `, which resolves to ${note.returns}`
  const parts = [
    `## Parameters\n\n${writeParameters(each, model)}`,
    `## Returns\n\n${toCode(each.returns)}${resolved}.`,
  ]
  if (tried.length > 0) {
    parts.push(
      `## ${isReader ? 'Return values' : 'Results'}`,
      `We ran each call with SDK ${model.version} on a fresh copy of the example catalog, [Parcelwise](/docs/sdk#example). Paths are relative to the catalog’s folder.`,
      writeOutcomes(tried, isReader),
    )
  }
  if (type !== undefined) parts.push(`## Fields of \`${type.name}\` {#fields}`, writeFields(type, model))
  return [...parts, writeRelated(each, model)].join('\n\n')
}

export function writeFunctionPage(each: SdkFunction, note: SdkNote | undefined, sources: PageSources): string {
  const body = note === undefined ? '' : `${writeNote(note.body).trimEnd()}\n\n`
  return `${writeHead(each, note, sources)}${body}${writeTail(each, note, sources)}\n`
}
