import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

/** A page's Markdown copy. */
export interface Copy {
  /** Origin of the public site. */
  origin: string
  address: string
  title: string
  description: string
  /** The heading line, including escapes. */
  heading: string
  /** Text after the heading. */
  body: string
}

const shape = /^---\n([\s\S]*?)\n---\n\n> Index of all pages in Markdown: [^\n]*\n\n(# [^\n]*)\n([\s\S]*)$/

/**
 * Parses a Markdown copy. Drops the note about the index, which is for machines.
 * @throws if the text isn't a Markdown copy
 */
export function readCopy(text: string): Copy {
  const [, matter, heading = '', body = ''] = shape.exec(text) ?? []
  if (matter === undefined) throw new Error(`Expected a copy of a page, got:\n${text.slice(0, 200)}`)
  const { url, title, description } = parse(matter) as { url: string; title: string; description: string }
  const { origin, pathname } = new URL(url)
  return { origin, address: pathname, title, description, heading, body: body.trim() }
}

/**
 * Every page of an export as Markdown.
 * @throws if there is no export
 */
export function readCopies(out: string): Copy[] {
  if (!existsSync(out)) throw new Error(`${out} is missing: run "npm run build" in the project first.`)
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => readCopy(readFileSync(path.join(out, name), 'utf8')))
}
