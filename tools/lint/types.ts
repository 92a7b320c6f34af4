import type { Root } from 'mdast'
import type { Collection } from '@/lib/content/fields'
import type { SourceFile } from '@/lib/content/source-file'

/** A page, the category file of a folder, or a document for people who work on the site, as rules see it. */
export interface LintPage extends SourceFile {
  collection: Collection['name'] | 'Category' | 'Document'
  /** Text of the page; undefined where it could not be parsed, or where there is none. */
  tree: Root | undefined
  /** Why the text could not be parsed, and where. */
  syntaxError?: { line: number | undefined; message: string }
}

/** What a rule may know of the other pages. */
export interface LintSite {
  /** Files by what describes them: every file of the tree, those that are not checked included. */
  describedBy: ReadonlyMap<unknown, readonly string[]>
  /** Text of a partial by its name. */
  findPartial: (name: string) => Root | undefined
}

export type Report = (line: number | undefined, message: string) => void

/** One thing that the text of the site keeps to. */
export interface Rule {
  name: string
  /** Kinds of content that it looks at. */
  collections: readonly LintPage['collection'][]
  check: (page: LintPage, report: Report, site: LintSite) => void
}

/** Kinds of content that are pages of their own. */
export const pageCollections = ['Doc', 'Post', 'Integration', 'Page', 'SdkNote'] as const

/** Kinds of content that have text. */
export const textCollections = [...pageCollections, 'Partial'] as const

/** Everything that people read. */
export const everyCollection = [...textCollections, 'Category', 'Document'] as const
