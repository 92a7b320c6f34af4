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

const shape =
  /^---\n(?<matter>[\s\S]*?)\n---\n\n> Index of all pages in Markdown: [^\n]*\n\n(?<heading># [^\n]*)\n(?<body>[\s\S]*)$/

function getText(matter: Record<string, unknown>, name: string): string {
  const value = matter[name]
  if (typeof value !== 'string') throw new Error(`Expected "${name}" in the front matter of a copy.`)
  return value
}

/**
 * Parses a Markdown copy. Drops the note about the index, which is for machines.
 * @throws if the text isn't a Markdown copy
 */
export function readCopy(text: string): Copy {
  const parts = shape.exec(text)?.groups
  if (parts === undefined) throw new Error(`Expected a copy of a page, got:\n${text.slice(0, 200)}`)
  const matter = parse(parts.matter ?? '') as Record<string, unknown>
  const { origin, pathname } = new URL(getText(matter, 'url'))
  return {
    origin,
    address: pathname,
    title: getText(matter, 'title'),
    description: getText(matter, 'description'),
    heading: parts.heading ?? '',
    body: (parts.body ?? '').trim(),
  }
}
