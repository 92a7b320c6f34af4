import { parse } from 'yaml'

/** A page as the site hands it out for machines. */
export interface Copy {
  /** Where the page is on the public site. */
  origin: string
  address: string
  title: string
  description: string
  /** The line of the heading, with whatever is escaped in it. */
  heading: string
  /** The text below the heading. */
  body: string
}

const shape =
  /^---\n(?<matter>[\s\S]*?)\n---\n\n> Index of all pages in Markdown: [^\n]*\n\n(?<heading># [^\n]*)\n(?<body>[\s\S]*)$/

function getText(matter: Record<string, unknown>, name: string): string {
  const value = matter[name]
  if (typeof value !== 'string') throw new Error(`Expected the front matter of a copy to say its ${name}.`)
  return value
}

/**
 * Takes a Markdown copy apart. The line about the other copies goes, because it is for machines.
 * @throws when the text is no such copy
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
