import { parseFields } from '@/lib/content/source-file'
import { noText } from './parse'
import type { LintPage } from './types'

/** The value of a field. `link.title` is nested. */
export function getField({ frontMatter }: Pick<LintPage, 'frontMatter'>, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], frontMatter)
}

/** Name of the description field. */
export function getDescriptionField({ collection }: Pick<LintPage, 'collection'>): string {
  return collection === 'Category' ? 'link.description' : 'description'
}

/** Parses a category file for linting. Undefined if it's invalid. */
export function parseCategory(file: string, text: string): LintPage | undefined {
  const { values, lines } = parseFields(text)
  if (values === undefined) return undefined
  const empty = { body: '', bodyOffset: 0, tree: noText }
  return { file, frontMatter: values, fieldLines: lines, collection: 'Category', ...empty }
}
