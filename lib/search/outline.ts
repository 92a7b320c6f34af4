import { gzipSync } from 'node:zlib'
import type { Fact, PageSection, SearchPage } from './types'

/**
 * Titles, descriptions, headings and facts of every page, in a compact format for the browser, because field names would
 * outweigh the text.
 */
export interface Outline {
  /** Deepest included heading level: 4, 2, or 0 for titles only. */
  depth: number
  pages: OutlinePage[]
}

/** `[path, title, area, kind, tag, breadcrumbs, keywords, description, ids, headings, facts, factIds]` */
export type OutlinePage = [
  path: string,
  title: string,
  area: string,
  kind: string,
  tag: string,
  breadcrumbs: string[],
  keywords: string[],
  description: string,
  ids: string[],
  headings: string[],
  /** Names of fields, options, commands and messages. */
  facts: string[],
  /** The heading of each fact, as an index of `ids`. -1 for none. */
  factPlaces: number[],
]

/**
 * Maximum size of the outline in bytes (gzip). Half of it loads when the dialog opens, and the rest after the first
 * results. Without it there are no results until the full text loads, and no typo tolerance.
 */
const MAX_BYTES = 72_000

/** What to include, from everything to titles only. */
const steps = [
  { depth: 4, hasText: true },
  { depth: 2, hasText: false },
  { depth: 0, hasText: false },
]

type Step = (typeof steps)[number]

/** A page with headings, but without text. */
type NamedPage = Omit<SearchPage, 'sections'> & {
  sections: (Pick<PageSection, 'id' | 'heading' | 'level'> & { names: string[] })[]
}

function withoutText(page: SearchPage): NamedPage {
  const sections = page.sections.map(({ id, heading, level, facts }) => ({
    ...{ id, heading, level },
    names: facts.filter((fact) => isFound(page, fact)).map(({ name }) => name),
  }))
  return { ...page, sections }
}

/** Commands, and their options. */
const command = /^(npx |npm |eventcatalog |--?[a-z])/

/**
 * Whether a fact is worth finding by name. Guides repeat what a reference explains, except for commands, and an SDK page
 * only has the names of its parameters.
 */
export function isFound({ kind, area }: Pick<SearchPage, 'kind' | 'area'>, { name }: Pick<Fact, 'name'>): boolean {
  return area !== 'SDK' && (kind === 'reference' || (area !== 'blog' && command.test(name)))
}

/** Headings that occur on more pages than this, such as "Troubleshooting", aren't indexed. */
const MAX_PAGES_OF_HEADING = 12

function findCommonHeadings(pages: readonly NamedPage[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { sections } of pages)
    for (const heading of new Set(sections.map(({ heading = '' }) => heading)))
      counts.set(heading, (counts.get(heading) ?? 0) + 1)
  return new Set([...counts].flatMap(([heading, count]) => (count > MAX_PAGES_OF_HEADING ? [heading] : [])))
}

function toOutline(pages: readonly NamedPage[], { depth, hasText }: Step): Outline {
  const common = findCommonHeadings(pages)
  return {
    depth,
    pages: pages.map(({ path, title, area, kind, tag, breadcrumbs, keywords, description, sections }) => {
      const shown = sections.filter(
        ({ id, level, heading = '' }) => id !== undefined && level <= depth && !common.has(heading),
      )
      const facts = hasText ? sections.flatMap(({ id, names }) => names.map((name) => ({ id, name }))) : []
      return [
        path,
        title,
        area,
        kind,
        tag,
        breadcrumbs,
        keywords,
        hasText ? description : '',
        shown.map(({ id }) => id ?? ''),
        shown.map(({ heading }) => heading ?? ''),
        facts.map(({ name }) => name),
        facts.map(({ id }) => shown.findIndex((section) => section.id === id)),
      ]
    }),
  }
}

/**
 * Builds the first layer of the embedded search. For large sites, leaves out descriptions and facts, then headings, then
 * everything, because the full text finds them too, without a file that grows with the site.
 */
export function buildOutline(pages: readonly SearchPage[]): Outline {
  const named = pages.map(withoutText)
  for (const step of steps) {
    const outline = toOutline(named, step)
    if (gzipSync(JSON.stringify(outline)).length <= MAX_BYTES) return outline
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
