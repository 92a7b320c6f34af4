import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { FunctionComponent } from 'react'
import type { TocItem } from '../content/bodies'
import type { Problem, ProblemList } from '../kit/problems'

/** A component or an element as it stands in a text. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement

/** An attribute that a component takes. */
export interface PropSpec {
  required?: boolean
  options?: readonly string[]
}

/** A component that authors may type: how it is drawn, and the attributes that it takes. */
export interface AuthorComponent {
  // Attributes come from MDX, where only `props` below is known of them.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  render: FunctionComponent<any>
  props: Record<string, PropSpec>
}

export type AuthorComponents = Record<string, AuthorComponent>

/** A link or picture as it was written; what it points to is worked out when pages are assembled. */
export interface Reference {
  kind: 'link' | 'image'
  target: string
  file: string
  line: number | undefined
  /** Alternative text of a picture. */
  alt?: string
}

/** A body turned into HTML. References stand in it as `ec-ref://N/`, so that it depends on no other page. */
export interface CompiledBody {
  html: string
  /** Headings of level 2 to 6 in reading order. */
  headings: TocItem[]
  /** Every id on the page. */
  ids: string[]
  references: Reference[]
  /** Words of running text, without code. */
  words: number
  /** Headings and running text, for feeds and descriptions. */
  text: string
  /** The page for machines: its text as plain Markdown, with references as in `html`. */
  markdown: string
  /** Languages of the code blocks and names of the components used, for reports. */
  components: string[]
  warnings: Problem[]
  /** Files that were read for it (partials), with the hash of what they held. */
  dependencies: Record<string, string>
  /** Hash of the example catalog and of the code that draws it, for a page that holds a drawing. */
  catalog?: string
}

/** Attributes of a tag as the author typed them. */
export type TagAttributes = Record<string, string | undefined>

/** Components whose content comes from the example catalog. */
export interface Drawings {
  has: (name: string) => boolean
  /** Loads what tags are checked against, once per page: it looks for changes on disk. */
  load: () => Promise<unknown>
  /** Checks a tag and prepares what rendering can't wait for. @returns what's wrong, one message per mistake */
  prepare: (name: string, attributes: TagAttributes) => Promise<string[]>
  /** Hash of everything a drawing depends on. */
  getHash: () => string
}

export interface CompileInput {
  /** Path below the content folder. */
  file: string
  body: string
  /** Lines before the body, so that problems name the line of the file. */
  bodyOffset: number
}

/** What all plugins of one compile share. */
export interface CompileContext {
  file: string
  bodyOffset: number
  contentDir: string
  /** Our own tree: what is not known is an error, not a placeholder. */
  strict: boolean
  components: AuthorComponents
  drawings: Drawings
  problems: ProblemList
  references: Reference[]
  dependencies: Record<string, string>
  /** Set when the page holds a drawing of the example catalog. */
  catalog?: string
  /** Where nodes that came from a partial stand, and the text that they were read from. */
  origins: WeakMap<object, { file: string; offset: number; source: string }>
}
