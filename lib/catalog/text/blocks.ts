import type { ResourceKind } from '../types'

/** A piece of a line: plain text, code, strong text, or the name of a resource with its kind and path. */
export type Inline =
  string | { code: string } | { strong: string } | { name: string; kind: ResourceKind; version?: string; open?: string }

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
export function toList(items: ListItem[], ordered = false): TextBlock[] {
  return items.length === 0 ? [] : [{ type: 'list', items, ...(ordered ? { ordered } : {}) }]
}

/** Joins pieces with commas, and with `and` before the last. */
export function joinInlines(pieces: Inline[]): Inline[] {
  return pieces.flatMap((piece, index) => {
    if (index === 0) return [piece]
    return [index === pieces.length - 1 ? ' and ' : ', ', piece]
  })
}
