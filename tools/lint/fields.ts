import type { LintPage } from './types'

/** The value of a field; `link.title` is the title within the link. */
export function getField({ frontMatter }: Pick<LintPage, 'frontMatter'>, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], frontMatter)
}

/** Name of the field that describes a page or a folder. */
export function getDescriptionField({ collection }: Pick<LintPage, 'collection'>): string {
  return collection === 'Category' ? 'link.description' : 'description'
}

/** Name of the field that names a page or a folder. */
export function getTitleField({ collection }: Pick<LintPage, 'collection'>): string {
  return collection === 'Category' ? 'label' : 'title'
}
