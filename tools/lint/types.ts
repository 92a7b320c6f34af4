import type { Root } from 'mdast'
import type { Collection } from '@/lib/content/fields'
import type { SourceFile } from '@/lib/content/source-file'

/** A page, a folder's category file, data with text, or a document for contributors. */
export interface LintPage extends SourceFile {
  collection: Collection['name'] | 'Category' | 'Data' | 'Document'
  /** Parsed text, whose line numbers are those of the file. Empty if it couldn't be parsed or there is none. */
  tree: Root
  syntaxError?: { line: number | undefined; message: string }
}

/** Data about other pages, for rules. */
export interface LintSite {
  /** Pages by description, including those that aren't being checked. */
  describedBy: ReadonlyMap<unknown, readonly LintPage[]>
  /** Returns a partial's content by name. */
  findPartial: (name: string) => Root | undefined
}

export interface Rule {
  /** Collections that it applies to. */
  collections: readonly LintPage['collection'][]
  check: (page: LintPage, report: (line: number | undefined, message: string) => void, site: LintSite) => void
}

/** Collections of pages. */
export const pageCollections = ['Doc', 'Post', 'Integration', 'Page', 'SdkNote'] as const

/** Collections with text. */
export const textCollections = [...pageCollections, 'Partial'] as const

type Fields = Record<string, unknown> | null | undefined

/** The value of a field. `link.title` is nested, unless there's a field with that name. */
export const getField = ({ frontMatter }: LintPage, name: string): unknown =>
  frontMatter[name] ?? name.split('.').reduce<unknown>((value, key) => (value as Fields)?.[key], frontMatter)

/** Name of the description field. */
export const getDescriptionField = ({ collection }: LintPage) =>
  collection === 'Category' ? 'link.description' : 'description'
