import { groupBy } from '../kit/group-by'
import { openMark, type SearchHit } from './contract'
import { markWords } from './marks'
import type { Answers } from './outline'
import type { OutlineHit } from './outline-index'
import type { FilterCounts, PagefindPage, PagefindSearch, TextMatch, toExcerpt as ToExcerpt } from './pagefind'
import { toExact, toSpread } from './ranking'
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

/** @param toExcerpt from a module that loads with the texts */
function fromFullText(page: PagefindPage, toExcerpt: typeof ToExcerpt): FoundPage {
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
  /** Pages whose text has all words. */
  results: PagefindSearch['results']
  /** Pages whose text has any of them, by ID. */
  matches: ReadonlyMap<string, TextMatch>
  /** IDs of all pages in the full text, by path. */
  ids: Readonly<Record<string, string>>
  /** Number of pages that the full text found, by facet. */
  counts: FilterCounts
}

/** Maximum number of pages whose text has only some of the words, and whose names don't match. */
const MAX_LOOSE = 20

/** Pages of both layers, best first. */
function rankLayers({ named, results, matches, ids }: Layers) {
  const { match, names, trust, unnamed, phrase } = weights.text
  const worth = match * (1 - trust * Math.max(0, ...named.map((found) => found.score)))
  const best = Math.max(1, ...[...matches.values()].map(({ score }) => score))
  const toTextScore = ({ score, share }: TextMatch) => (score / best) * share
  const loose = [...matches.values()]
    .filter(({ share }) => share >= weights.least.text)
    .sort((a, b) => toTextScore(b) - toTextScore(a))
    .slice(0, MAX_LOOSE)
    .map(({ result }) => result)
  const texts = new Map([...loose, ...results].map((result) => [result.id, result]))
  const withText = named.map((found) => ({ found, id: ids[found.path] ?? '' }))
  const taken = new Set(withText.map(({ id }) => id))
  const others = [...new Set([...results, ...loose].map(({ id }) => id))].filter((id) => !taken.has(id))
  const paths = new Map(Object.entries(ids).map(([path, id]) => [id, path]))
  const ranked = [...withText, ...others.map((id) => ({ found: undefined, id }))]
    .map(({ found, id }) => {
      const text = matches.get(id)
      const nameScore = (found?.score ?? 0) * (1 + names * (text?.share ?? 0) ** 2)
      const textScore =
        text === undefined ? 0 : worth * toTextScore(text) + unnamed * text.unnamed + text.phrase * phrase
      const page = { path: found?.path ?? paths.get(id) ?? '', kind: found?.kind ?? '' }
      const result = text?.phrase ? text.result : (texts.get(id) ?? text?.result)
      return { page, found, score: nameScore + textScore, text, result }
    })
    .sort((a, b) => b.score - a.score)
  return toSpread(ranked)
}

/**
 * One page of results, ranked by both layers. Only loads its texts, and puts those first that have the words of the
 * query together. @param page starts at 0
 */
export async function mergeLayers(layers: Layers, page: number, size: number) {
  const ranked = rankLayers(layers)
  const loaded = await Promise.all(
    ranked.slice(page * size, (page + 1) * size).map(async ({ result, text, ...hit }) => {
      if (result === undefined) return hit
      const [data, { ratePassages, rateSearches, toExcerpt }] = await Promise.all([result.data(), import('./pagefind')])
      const terms = text?.terms ?? new Map<string, number>()
      const { passage, searched } = weights.text
      const worth = passage * ratePassages(data, terms) ** 2 + searched * rateSearches(data, terms)
      const inText = fromFullText(data, toExcerpt)
      const found = hit.found === undefined ? inText : combine(hit.found, inText)
      return { ...hit, found, score: hit.score * (1 + worth) }
    }),
  )
  const list = toSpread(loaded.sort((a, b) => b.score - a.score)).flatMap(({ found }) => found ?? [])
  return { list, total: ranked.length }
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
