import { gzipSync } from 'node:zlib'
import type { Fact, SearchPage } from './types'

/** Titles, descriptions, headings and facts of every page, for the first layer of the embedded search. */
export interface Outline {
  /** Deepest included heading level: 4, 2, or 0 for titles only. */
  depth: number
  pages: OutlinePage[]
}

export interface OutlinePage extends Omit<SearchPage, 'language' | 'sections'> {
  /** Ids of the headings. */
  ids: string[]
  headings: string[]
  /** Names of fields, options, commands and messages. */
  facts: string[]
  /** The heading of each fact, as an index of `ids`. -1 for none. */
  factPlaces: number[]
  /** Number of pages that link to it. */
  linkCount: number
}

/** Maximum size of the outline in bytes (gzip). Half of it loads when the dialog opens, the rest later. */
const MAX_BYTES = 72_000
/** Heading levels to include, from everything to titles only. Only the first step includes descriptions and facts. */
const depths = [4, 2, 0]

/** Commands, and their options. */
const command = /^(npx |npm |eventcatalog |--?[a-z])/

/** Whether a fact is worth finding by name. Guides repeat what references explain, SDK pages only have parameters. */
const isFound = ({ kind, area }: SearchPage, { name }: Fact) =>
  area !== 'SDK' && (kind === 'reference' || (area !== 'blog' && command.test(name)))

/** Headings that occur on more pages than this, such as "Troubleshooting", aren't indexed. */
const MAX_PAGES_OF_HEADING = 12

/** A page's names, without its text, which would be read from disk for each step. */
function toNames(page: SearchPage) {
  const { path, title, area, kind, tag, breadcrumbs, keywords, description } = page
  const sections = page.sections.map(({ id, heading = '', level, facts }) => ({
    ...{ id, heading, level },
    names: facts.filter((fact) => isFound(page, fact)).map(({ name }) => name),
  }))
  const links = new Set(page.sections.flatMap((section) => section.links))
  return { page: { path, title, area, kind, tag, breadcrumbs, keywords, description }, sections, links }
}

type PageNames = ReturnType<typeof toNames>

function findCommonHeadings(pages: readonly PageNames[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { sections } of pages)
    for (const heading of new Set(sections.map((section) => section.heading)))
      counts.set(heading, (counts.get(heading) ?? 0) + 1)
  return new Set([...counts].flatMap(([heading, count]) => (count > MAX_PAGES_OF_HEADING ? [heading] : [])))
}

/** Number of other pages that link to each path. */
function countLinks(pages: readonly PageNames[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { page, links } of pages)
    for (const path of links) if (path !== page.path) counts.set(path, (counts.get(path) ?? 0) + 1)
  return counts
}

/**
 * Builds the first layer of the embedded search. For large sites, leaves out descriptions and facts, then headings, then
 * everything: the full text finds them too, without a file that grows with the site.
 */
export function buildOutline(pages: readonly SearchPage[]): Outline {
  const named = pages.map(toNames)
  const common = findCommonHeadings(named)
  const linkCounts = countLinks(named)
  for (const depth of depths) {
    const hasText = depth === 4
    const outline = named.map(({ page, sections }): OutlinePage => {
      const shown = sections.flatMap(({ id, level, heading }) =>
        id === undefined || level > depth || common.has(heading) ? [] : [{ id, heading }],
      )
      const facts = hasText ? sections.flatMap(({ id, names }) => names.map((name) => ({ id, name }))) : []
      return {
        ...page,
        description: hasText ? page.description : '',
        ids: shown.map(({ id }) => id),
        headings: shown.map(({ heading }) => heading),
        facts: facts.map(({ name }) => name),
        factPlaces: facts.map(({ id }) => shown.findIndex((section) => section.id === id)),
        linkCount: hasText ? (linkCounts.get(page.path) ?? 0) : 0,
      }
    })
    // Without the names of fields, which compress to nothing when they're split into files.
    const values = outline.map((page): unknown[] => Object.values(page))
    if (gzipSync(JSON.stringify({ depth, pages: values })).length <= MAX_BYTES) return { depth, pages: outline }
  }
  return { depth: 0, pages: [] }
}

/** What the facts of a page say, in the order of the outline: `[type, default, text]`. Of a function, its signature. */
export type Answers = Record<string, [type: string, fallback: string, text: string][]>

/** A signature without the space and trailing comma of several lines. */
const toOneLine = (signature: string) => signature.replace(/\(\s+/g, '(').replace(/,?\s+\)/g, ')')

/** Builds the file with what facts say. It loads after the first results. */
export function buildAnswers(pages: readonly SearchPage[]): Answers {
  const answers: Answers = {}
  for (const page of pages) {
    const { sections } = page
    const facts = sections.flatMap((section) => section.facts.filter((fact) => isFound(page, fact)))
    const [start] = sections
    if (page.area === 'SDK' && start?.code.startsWith('function '))
      answers[page.path] = [[toOneLine(start.code), '', page.description]]
    else if (facts.length > 0) answers[page.path] = facts.map((fact) => [fact.type, fact.default, fact.text])
  }
  return answers
}
