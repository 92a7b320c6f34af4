import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A heading, as tables of contents list it. */
export interface TocItem {
  id: string
  depth: number
  /** Text of the heading, without markup. */
  text: string
}

/** The text of a page, finished: what `npm run content` leaves for the pages to show. */
export interface PageBody {
  html: string
  /** What stands before the truncate mark of a post. */
  excerpt?: string
  headings: TocItem[]
  words: number
  text: string
  /** The same text as plain Markdown, with full addresses. */
  markdown?: string
  /** While somebody writes: what is wrong with the page, by file and line. */
  error?: string
}

const folder = path.resolve('.cache/pages')

function toFileName(source: string): string {
  return path.join(folder, `${createHash('sha256').update(source).digest('hex').slice(0, 20)}.json`)
}

/**
 * The finished text of a page.
 * @param source file of the page, below the content folder
 * @throws when the page was not prepared
 */
export function getBody(source: string): PageBody {
  const file = toFileName(source)
  if (!existsSync(file)) throw new Error(`${source} hasn’t been compiled. Run "npm run content" first.`)
  return JSON.parse(readFileSync(file, 'utf8')) as PageBody
}

/** Writes the finished text of a page, unless it stands there already. Returns whether it was written. */
export function storeBody(source: string, body: PageBody): boolean {
  const file = toFileName(source)
  const text = JSON.stringify(body)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, text)
  return true
}
