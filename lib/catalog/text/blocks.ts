import type { ResourceKind } from '../types'

/** A piece of a line: plain, as code, strong, or the name of a resource with its kind. */
export type Inline =
  string | { code: string } | { strong: string } | { name: string; kind: ResourceKind; version?: string }

export interface ListItem {
  /** Ties the item to what the picture shows of it. */
  key?: string
  line: Inline[]
  items?: ListItem[]
}

/**
 * What a drawing says, in words: written for readers without the picture, and the same in pages and Markdown copies.
 */
export type TextBlock =
  | { type: 'paragraph'; line: Inline[] }
  | { type: 'heading'; text: string }
  | { type: 'list'; ordered?: boolean; items: ListItem[] }
  | { type: 'table'; head: string[]; rows: Inline[][][] }
  | { type: 'code'; language: string; title?: string; text: string }

/** A list, or nothing when it has no items. */
export function toList(items: ListItem[], ordered = false): TextBlock[] {
  return items.length === 0 ? [] : [{ type: 'list', items, ...(ordered ? { ordered } : {}) }]
}

/** Puts `, ` between pieces, and `and` before the last. */
export function joinInlines(pieces: Inline[]): Inline[] {
  return pieces.flatMap((piece, index) => {
    if (index === 0) return [piece]
    return [index === pieces.length - 1 ? ' and ' : ', ', piece]
  })
}
