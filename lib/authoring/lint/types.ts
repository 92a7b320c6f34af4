import type { Root } from 'mdast'
import type { Collection } from '../../content/fields'
import type { SourceFile } from '../../content/source-file'

/** A page, or the category file of a folder, as rules see it. */
export interface LintPage extends SourceFile {
  collection: Collection['name'] | 'Category'
  /** Text of the page; undefined where it could not be parsed, or where there is none. */
  tree: Root | undefined
  /** Why the text could not be parsed, and where. */
  syntaxError?: { line: number | undefined; message: string }
}

/** What a rule may know of the other pages. */
export interface LintSite {
  /** Front matter of every page of the tree, those that are not checked included. */
  sources: readonly LintSource[]
  /** Text of a partial by its name. */
  findPartial: (name: string) => Root | undefined
}

export type LintSource = Pick<LintPage, 'file' | 'collection' | 'frontMatter'>

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
