import { toCatalogPath } from '../address'
import { findResource } from '../find'
import type { Catalog, Resource, ResourceKind } from '../types'

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

/** Text alternative of a drawing, the same on pages and in Markdown copies. */
export type TextBlock =
  | { type: 'paragraph'; line: Inline[] }
  | { type: 'heading'; text: string }
  | { type: 'list'; ordered?: boolean; items: ListItem[] }
  | { type: 'table'; head: string[]; rows: Inline[][][] }
  | { type: 'code'; language: string; title?: string; text: string }

/** A list, or an empty array if it has no items. */
export function toList(items: ListItem[], ordered?: boolean): TextBlock[] {
  return items.length === 0 ? [] : [{ type: 'list', items, ordered }]
}

/** Joins pieces with commas, and with `and` before the last. */
function joinInlines(pieces: Inline[]): Inline[] {
  return pieces.flatMap((piece, index) => {
    if (index === 0) return [piece]
    return [index === pieces.length - 1 ? ' and ' : ', ', piece]
  })
}

/** The name of a resource, as a piece of a line. */
export function nameOf(resource: Resource, withVersion = false): Inline {
  const { name, kind, version } = resource
  return { name, kind, open: toCatalogPath(resource), version: withVersion && version !== '' ? version : undefined }
}

/** Names of resources, as pieces of a line. */
export function namesOf(resources: readonly Resource[]): Inline[] {
  return joinInlines(resources.map((resource) => nameOf(resource)))
}

/** Names of owners. Falls back to ids if the catalog has no name. */
export function ownersOf(catalog: Catalog, owners: readonly string[]): Inline[] {
  const toName = (id: string) => {
    const owner = findResource(catalog, ['team', 'user'], id)
    return owner === undefined ? id : nameOf(owner)
  }
  return joinInlines(owners.map(toName))
}

function escape(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>|]/g, (sign) => `\\${sign}`)
}

function toInline(piece: Inline): string {
  if (typeof piece === 'string') return escape(piece)
  if ('code' in piece) return `\`${piece.code}\``
  if ('strong' in piece) return `**${escape(piece.strong)}**`
  return `${escape(piece.name)}${piece.version === undefined ? '' : ` ${piece.version}`}`
}

function toLine(line: readonly Inline[]): string {
  return line.map(toInline).join('')
}

function toItems(items: readonly ListItem[], ordered: boolean, indent: string): string[] {
  return items.flatMap(({ line, items: inner = [] }, index) => {
    const mark = ordered ? `${index + 1}.` : '-'
    return [`${indent}${mark} ${toLine(line)}`, ...toItems(inner, false, indent + ' '.repeat(mark.length + 1))]
  })
}

function toBlock(block: TextBlock): string {
  switch (block.type) {
    case 'paragraph':
      return toLine(block.line)
    case 'heading':
      return `**${escape(block.text)}**`
    case 'list':
      return toItems(block.items, block.ordered === true, '').join('\n')
    case 'table': {
      const row = (cells: string[]) => `| ${cells.join(' | ')} |`
      const rows = block.rows.map((cells) => row(cells.map(toLine)))
      return [row(block.head.map(escape)), row(block.head.map(() => '---')), ...rows].join('\n')
    }
    case 'code':
      return `\`\`\`${block.language}${block.title === undefined ? '' : ` title="${block.title}"`}\n${block.text}\n\`\`\``
  }
}

/** Formats a drawing's text as Markdown, for page copies. */
export function toMarkdown(blocks: readonly TextBlock[]): string {
  return blocks.map(toBlock).join('\n\n')
}
