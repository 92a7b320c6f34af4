import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { FunctionComponent } from 'react'
import type { TocItem } from '../content/bodies'
import type { Problem } from '../kit/problems'
import type { createContext } from './compile'

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement

export interface PropSpec {
  required?: boolean
  options?: readonly string[]
}

/** A component that authors can use: how it renders, and its attributes. */
export interface AuthorComponent {
  // MDX passes arbitrary attributes. Only those in `props` below are known.
  // oxlint-disable-next-line typescript/no-explicit-any
  render: FunctionComponent<any>
  props: Record<string, PropSpec>
}

export type AuthorComponents = Record<string, AuthorComponent>

/** A link or image as written. It's resolved when pages are assembled. */
export interface Reference {
  kind: 'link' | 'image'
  target: string
  file: string
  line: number | undefined
  alt?: string
}

/** A body compiled to HTML. References are placeholders such as `ec-ref://N/`, so it doesn't depend on other pages. */
export interface CompiledBody {
  html: string
  /** Headings of levels 2 to 6, in document order. */
  headings: TocItem[]
  ids: string[]
  references: Reference[]
  /** Headings and running text, for feeds and descriptions. */
  text: string
  /** The page as plain Markdown, with the same placeholders as `html`. */
  markdown: string
  warnings: Problem[]
  /** Files included in it (partials), with content hashes. */
  dependencies: Record<string, string>
  /** Scripts of its islands: file name → code. */
  scripts?: Record<string, string>
  /** Hash of the example catalog and the code that draws it, for pages with a drawing. */
  catalog?: string
}

/** Attributes of a tag, as the author typed them. */
export type TagAttributes = Record<string, string | undefined>

/** Components that render data from the example catalog. */
export interface Drawings {
  has: (name: string) => boolean
  /** Loads the data that tags are checked against. Called once per page to pick up changes on disk. */
  load: () => unknown
  /** Checks a tag and does the asynchronous work for rendering it. @returns problems, one message each */
  prepare: (name: string, attributes: TagAttributes) => Promise<string[]>
  /** Hash of everything a drawing depends on. */
  getHash: () => string
}

export interface CompileInput {
  file: string
  body: string
  /** Number of lines before the body, to report line numbers of the file. */
  bodyOffset: number
  /** For `{frontMatter.title}` in content from elsewhere. */
  frontMatter?: Record<string, unknown>
}

export type CompileContext = ReturnType<typeof createContext>
