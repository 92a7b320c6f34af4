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

/** Name of the title field. */
export function getTitleField({ collection }: Pick<LintPage, 'collection'>): string {
  return collection === 'Category' ? 'label' : 'title'
}
