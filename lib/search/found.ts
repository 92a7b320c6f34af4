import { groupBy } from '../kit/group-by'
import { openMark, type SearchHit } from './contract'
import { markWords } from './marks'
import type { Answers } from './outline'
import type { OutlineHit } from './outline-index'
import { toExcerpt, type FilterCounts, type PagefindPage, type PagefindSearch } from './pagefind'
import { toExact, toTextScore } from './ranking'
import { weights } from './weights'

/** Maximum number of pages from the outline in a response. Full-text search finds the rest, too. */
const MAX_OUTLINE_PAGES = 12

/** Maximum number of headings shown per page. */
const MAX_SECTIONS = 3

/** A page in the results, with its matching sections. */
export interface FoundPage extends Pick<SearchHit, 'path' | 'title' | 'area' | 'kind' | 'breadcrumbs'> {
  places: { id: string | undefined; heading: string; excerpt: string; words: string[] }[]
  /** The fact that was asked for. */
  fact?: OutlineHit['fact']
  /** Relevance among the pages of the outline. 0 for pages that only the full text found. */
  score: number
}

/** Pages of the outline, in its order, each with its description and the headings that fit. */
export function toFoundPages(hits: readonly OutlineHit[], query: string): FoundPage[] {
  const best = Math.max(0, ...hits.map(({ score }) => score))
  // If no page's names have all words, the full text may know better.
  const trust = Math.max(0, ...hits.map(({ coverage }) => coverage))
  // Among pages that have more common words only, the best ones still help if another page has the rare ones.
  const isRelevant = hits.slice(0, MAX_OUTLINE_PAGES).some(({ certainty }) => certainty >= weights.least.coverage)
  return hits
    .filter(({ score }) => isRelevant && score >= best * weights.least.score)
    .slice(0, MAX_OUTLINE_PAGES)
    .map(({ page: { path, title, area, kind, breadcrumbs, description }, getPlaces, words, fact, score }) => ({
      ...{ path, title, area, kind, breadcrumbs, fact, score: (trust * score) / best },
      places: [
        { id: undefined, heading: '', excerpt: markWords(description, query, words).value, words },
        ...getPlaces()
          .slice(0, MAX_SECTIONS - 1)
          .map((place) => ({ ...place, excerpt: '', words })),
      ],
    }))
}

function fromFullText(page: PagefindPage): FoundPage {
  const { url, meta, filters, sub_results: places } = page
  const found = places.slice(0, MAX_SECTIONS).map((place) => {
    const { anchor, title } = place
    return { id: anchor?.id, heading: anchor === undefined ? '' : title, excerpt: toExcerpt(page, place), words: [] }
  })
  return {
    path: url,
    title: meta.title ?? url,
    area: filters.area?.[0] ?? '',
    kind: meta.kind ?? '',
    breadcrumbs: (meta.trail ?? '').split(' › ').filter((name) => name !== ''),
    places: found.length > 0 ? found : [{ id: undefined, heading: '', excerpt: '', words: [] }],
    score: 0,
  }
}

/** Merges a page's results from both layers: the outline's ranking, with excerpts from the full text. */
function combine(outline: FoundPage, text: FoundPage): FoundPage {
  const excerpts = new Map(text.places.map(({ id, excerpt }) => [id, excerpt]))
  const places = outline.places.map((place) => {
    if (place.excerpt.includes(openMark)) return place
    const fallback = place.id === undefined ? text.places[0]?.excerpt : undefined
    return { ...place, excerpt: (excerpts.get(place.id) ?? fallback) || place.excerpt }
  })
  const more = text.places.filter(({ id }) => id !== undefined && !places.some((place) => place.id === id))
  return { ...outline, places: [...places, ...more].slice(0, MAX_SECTIONS) }
}

/** What both layers have for a query, before they're merged. */
export interface Layers {
  /** The relevant pages of the outline. */
  named: readonly FoundPage[]
  /** No page's names have all words of the query. */
  isLoose: boolean
  results: PagefindSearch['results']
  /** Number of pages that the full text found, by facet. */
  counts: FilterCounts
}

/**
 * One page of results, ranked by both layers. Only loads its texts.
 * @param page starts at 0
 * @param fragments full-text ids of pages, by path; not needed for the first page of results
 */
export async function mergeLayers(layers: Layers, page: number, size: number, fragments: Record<string, string>) {
  const { named, results, isLoose } = layers
  const head = page === 0 ? results.slice(0, size) : []
  const texts = new Map(await Promise.all(head.map(async ({ id, data }) => [id, await data()] as const)))
  const ids = new Map([...Object.entries(fragments), ...[...texts].map(([id, { url }]) => [url, id] as const)])
  const ranks = new Map(results.map(({ id }, rank) => [id, rank]))
  const withRanks = named.map((found) => ({ found, rank: ranks.get(ids.get(found.path) ?? '') }))
  const taken = new Set(withRanks.map(({ rank }) => rank))
  const others = [...results.keys()].filter((rank) => !taken.has(rank)).map((rank) => ({ found: undefined, rank }))
  const trust = Math.max(0, ...named.map(({ score }) => score))
  const all = [...withRanks, ...others]
    .map(({ found, rank }) => ({
      found,
      result: rank === undefined ? undefined : results[rank],
      score: (found?.score ?? 0) + toTextScore(rank, { count: results.length, trust, isLoose }),
    }))
    .sort((a, b) => b.score - a.score)
  const list = await Promise.all(
    all.slice(page * size, (page + 1) * size).map(async ({ found, result }) => {
      if (result === undefined) return found
      const text = fromFullText(texts.get(result.id) ?? (await result.data()))
      return found === undefined ? text : combine(found, text)
    }),
  )
  // Without all ids, pages found in both layers may be counted twice.
  const isExact = page > 0 || results.length <= size
  return {
    list: list.filter((found) => found !== undefined),
    total: isExact ? all.length : Math.max(results.length, named.length),
  }
}

export function toHits(found: readonly FoundPage[], query: string, start: number): SearchHit[] {
  return found
    .flatMap(({ places, ...page }) => places.map((place) => ({ ...page, ...place })))
    .map(({ path, id, title, heading, breadcrumbs, area, kind, excerpt, words }, i) => {
      const url = id === undefined ? path : `${path}#${id}`
      return {
        ...{ objectID: url, url, path, title, heading, breadcrumbs, area, kind },
        __position: start + i + 1,
        _highlightResult: { title: markWords(title, query, words), heading: markWords(heading, query, words) },
        _snippetResult: { content: { value: excerpt, matchLevel: excerpt === '' ? 'none' : 'full' } },
      }
    })
}

/** What a page says about the very thing that was asked for, if anything. */
export function findAnswer({ path, title, area, fact }: FoundPage, query: string, answers: Answers) {
  const isFunction = area === 'SDK' && toExact(title) === toExact(query)
  const answer = answers[path]?.[isFunction ? 0 : (fact?.index ?? -1)]
  if (answer === undefined) return undefined
  const [type, fallback, text] = answer
  return { name: isFunction ? title : (fact?.name ?? title), type, default: fallback, text }
}

/** Number of pages in each area, as the layer that found more of them counts. */
export function countAreas({ named, results, counts: { area = {} } }: Layers): Record<string, number> {
  const counts =
    results.length < named.length
      ? [...groupBy(named, (page) => page.area)].map(([name, pages]) => [name, pages.length] as const)
      : Object.entries(area)
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}
