import { toCatalogPath, type Resource, type ResourceKind } from '../types'

/** A piece of a line: plain text, code, strong text, or the name of a resource with its kind and path. */
export type Inline =
  | string
  | { code: string }
  | { strong: string }
  | { name: string; kind: ResourceKind; version?: string; open?: string }

export interface ListItem {
  /** Links the item to its part of the drawing. */
  key?: string
  line: Inline[]
  items?: ListItem[]
}

/** The name of a resource, as a piece of a line. */
export function nameOf(resource: Resource, withVersion = false): Inline {
  const { name, kind, version } = resource
  return { name, kind, open: toCatalogPath(resource), version: withVersion && version !== '' ? version : undefined }
}

/** Names of resources, as pieces of a line with commas, and with `and` before the last. */
export function namesOf(resources: readonly Resource[]): Inline[] {
  return resources.flatMap((resource, index) => {
    if (index === 0) return [nameOf(resource)]
    return [index === resources.length - 1 ? ' and ' : ', ', nameOf(resource)]
  })
}

const escape = (text: string) => text.replaceAll(/[\\`*_{}[\]<>|]/g, (sign) => `\\${sign}`)

/** A line in Markdown. */
export function writeLine(...line: readonly Inline[]): string {
  const texts = line.map((piece) => {
    if (typeof piece === 'string') return escape(piece)
    if ('code' in piece) return `\`${piece.code}\``
    if ('strong' in piece) return `**${escape(piece.strong)}**`
    return escape(piece.version === undefined ? piece.name : `${piece.name} ${piece.version}`)
  })
  return texts.join('')
}

/** A list in Markdown. Inner lists aren't ordered. */
export function writeList(items: readonly ListItem[], isOrdered = false): string {
  const lines = items.map(({ line, items: inner = [] }, index) => {
    const mark = isOrdered ? `${index + 1}. ` : '- '
    const nested = writeList(inner).replaceAll(/^(?=.)/gm, ' '.repeat(mark.length))
    return mark + writeLine(...line) + (nested === '' ? '' : `\n${nested}`)
  })
  return lines.join('\n')
}

export function writeTable(head: readonly string[], rows: readonly Inline[][][]): string {
  const toRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const body = rows.map((cells) => toRow(cells.map((line) => writeLine(...line))))
  return [toRow(head), toRow(head.map(() => '---')), ...body].join('\n')
}

export function writeCode(language: string, title: string, code: string): string {
  return `\`\`\`${language} title="${title}"\n${code}\n\`\`\``
}

/** Joins blocks of Markdown. Leaves out empty ones. */
export const joinBlocks = (...blocks: readonly string[]) => blocks.filter((block) => block !== '').join('\n\n')
