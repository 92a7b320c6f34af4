import { getTypePath } from './resources'
import type { SdkField, SdkModel } from './types'

export function toCode(text: string): string {
  return `\`${text}\``
}

/** Unique type names in a text. */
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

/** Lists nested fields after their parent, with their full path. */
export function flattenFields(
  fields: readonly SdkField[],
  before: readonly string[] = [],
): { path: string[]; field: SdkField }[] {
  return fields.flatMap((field) => {
    const path = [...before, field.name]
    // Panels contain a switch for each section, which doesn't need its own row.
    const isPanel = field.members.some(({ type }) => type === 'DetailPanelProperty')
    const isPlain = field.type.startsWith('{') && !field.type.startsWith('{ [') && !isPanel
    const inner = field.type.endsWith('[]') ? [...before, `${field.name}[]`] : path
    return [{ path, field }, ...(isPlain ? flattenFields(field.members, inner) : [])]
  })
}
