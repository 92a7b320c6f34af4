import { existsSync, readFileSync } from 'node:fs'
import { writeIfChanged } from '../kit/files'
import { hashText } from '../kit/hash'

/** A heading in a table of contents. */
export interface TocItem {
  id: string
  depth: number
  /** Text of the heading, without markup. */
  text: string
}

/** A page's compiled content, written by `npm run content`. */
export interface PageBody {
  html: string
  /** Content before a post's truncate marker. */
  excerpt?: string
  headings: TocItem[]
  text: string
  /** The same content as plain Markdown, with absolute URLs. */
  markdown?: string
  /** Errors by file and line that kept the page from being compiled, shown on the page in development. */
  error?: string
  /** Other errors and warnings by file and line, such as broken links. Only in development. */
  problems?: string[]
}

const toNumber = (value: unknown, fallback: number) => (typeof value === 'number' ? value : fallback)

/** Headings for the table of contents of a page, whose front matter can hide it or set its levels. */
export function selectToc(
  { headings }: Pick<PageBody, 'headings'>,
  frontMatter: Record<string, unknown>,
  { minHeadingLevel = 2, maxHeadingLevel = 3 } = {},
): TocItem[] {
  if (frontMatter.hide_table_of_contents === true) return []
  const min = toNumber(frontMatter.toc_min_heading_level, minHeadingLevel)
  const max = toNumber(frontMatter.toc_max_heading_level, maxHeadingLevel)
  return headings.filter(({ depth }) => depth >= min && depth <= max)
}

const toFileName = (source: string) => `.cache/pages/${hashText(source, 20)}.json`

/** Whether a page has been compiled. */
export const hasBody = (source: string) => existsSync(toFileName(source))

/** The compiled content of a page, by its path in the content folder. @throws if the page hasn't been compiled */
export function getBody(source: string): PageBody {
  const file = toFileName(source)
  if (!existsSync(file)) throw new Error(`${source} hasn’t been compiled. Run "npm run content" first.`)
  return JSON.parse(readFileSync(file, 'utf8')) as PageBody
}

/** Writes the compiled content of a page. Returns false if it was already up to date. */
export function storeBody(source: string, body: PageBody): boolean {
  return writeIfChanged(toFileName(source), JSON.stringify(body))
}
