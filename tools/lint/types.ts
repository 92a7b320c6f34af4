import type { Root } from 'mdast'
import type { Collection } from '@/lib/content/fields'
import type { SourceFile } from '@/lib/content/source-file'

/** A page, a folder's category file, or a document for contributors. */
export interface LintPage extends SourceFile {
  collection: Collection['name'] | 'Category' | 'Document'
  /** Parsed text. Undefined if it couldn't be parsed or there is none. */
  tree: Root | undefined
  /** Syntax error, with its line. */
  syntaxError?: { line: number | undefined; message: string }
}

/** Data about other pages, for rules. */
export interface LintSite {
  /** Files by description, including those that aren't being checked. */
  describedBy: ReadonlyMap<unknown, readonly string[]>
  /** Returns a partial's content by name. */
  findPartial: (name: string) => Root | undefined
}

export type Report = (line: number | undefined, message: string) => void

/** A lint rule. */
export interface Rule {
  name: string
  /** Collections that it applies to. */
  collections: readonly LintPage['collection'][]
  check: (page: LintPage, report: Report, site: LintSite) => void
}

/** Collections of pages. */
export const pageCollections = ['Doc', 'Post', 'Integration', 'Page', 'SdkNote'] as const

/** Collections with text. */
export const textCollections = [...pageCollections, 'Partial'] as const

/** Everything that people read. */
export const everyCollection = [...textCollections, 'Category', 'Document'] as const
