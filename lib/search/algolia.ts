import { liteClient, type LiteClient } from 'algoliasearch/lite'
import { site } from '../kit/site'
import { closeMark, openMark, PAGE_SIZE, toEmptyResponse, toQuery, type Marked, type SearchHit } from './contract'
import type { FacetFilters, SearchRequest, SearchResponse } from './contract'
import { mayMeasure, type HostedSettings } from './settings'

type Options = NonNullable<Parameters<typeof liteClient>[2]>

/** Host override for tests. */
export type HostedHost = NonNullable<Options['hosts']>[number]

/** @throws if no host responds, or `signal` is aborted */
export type HostedSearch = (requests: readonly SearchRequest[], signal: AbortSignal) => Promise<SearchResponse[]>

/** The client's default requester can't be aborted, and it stores its list of slow hosts in local storage. */
function createClient({ appId, searchKey }: HostedSettings, signal: AbortSignal, hosts?: HostedHost[]) {
  const requester: Options['requester'] = {
    send: async ({ url, method, headers, data }) => {
      try {
        const body = typeof data === 'string' ? data : undefined
        const response = await fetch(url, { method, headers, body, signal })
        return { status: response.status, content: await response.text(), isTimedOut: false }
      } catch (error) {
        // Aborted, so the client must not try other hosts.
        if (signal.aborted) throw error
        return { status: 0, content: String(error), isTimedOut: false }
      }
    },
  }
  const hostsCache: Options['hostsCache'] = {
    get: (_, getDefault) => getDefault(),
    set: (_, value) => Promise.resolve(value),
    delete: () => Promise.resolve(),
    clear: () => Promise.resolve(),
  }
  return liteClient(appId, searchKey, { requester, hostsCache, maxRateLimitRetries: 0, ...(hosts ? { hosts } : {}) })
}

function withLanguage(filters: FacetFilters | undefined): FacetFilters {
  const list = typeof filters === 'string' ? [filters] : (filters ?? [])
  return list.flat().some((filter) => filter.startsWith('language:')) ? list : [...list, `language:${site.locale}`]
}

function toParams({ near, ...params }: NonNullable<SearchRequest['params']>) {
  const hitsPerPage = params.hitsPerPage ?? PAGE_SIZE
  // InstantSearch requests facet counts separately. Those aren't user searches.
  const isSearch = hitsPerPage > 0 && mayMeasure()
  return {
    ...params,
    query: toQuery(params.query),
    hitsPerPage,
    facetFilters: withLanguage(params.facetFilters),
    ...(near === undefined ? {} : { optionalFilters: [`area:${near}`] }),
    attributesToHighlight: ['title', 'heading'],
    attributesToSnippet: ['content:24'],
    snippetEllipsisText: '…',
    highlightPreTag: openMark,
    highlightPostTag: closeMark,
    clickAnalytics: isSearch,
    analytics: isSearch,
  }
}

/** A record, as Algolia returns it. */
type AlgoliaHit = Omit<SearchHit, '__position' | '_highlightResult' | '_snippetResult'> & {
  _highlightResult?: { title?: Marked; heading?: Marked }
  _snippetResult?: { content?: Marked }
}

const toMarked = (marked: Marked | undefined, text: string): Marked => ({
  value: marked?.value ?? text,
  matchLevel: marked?.matchLevel ?? 'none',
})

function toHit(hit: AlgoliaHit, position: number): SearchHit {
  const { objectID, url, path, title, heading, breadcrumbs, area, kind, _highlightResult, _snippetResult } = hit
  const content = _snippetResult?.content
  const { title: markedTitle, heading: markedHeading } = _highlightResult ?? {}
  return {
    ...{ objectID, url, path, title, heading, breadcrumbs, area, kind },
    __position: position,
    _highlightResult: { title: toMarked(markedTitle, title), heading: toMarked(markedHeading, heading) },
    // A snippet without a match isn't useful.
    _snippetResult: { content: toMarked(content?.matchLevel === 'none' ? undefined : content, '') },
  }
}

type Answer = Awaited<ReturnType<LiteClient['searchForHits']>>['results'][number]

function toResponse(answer: Answer, request: SearchRequest): SearchResponse {
  const { hits, page = 0, hitsPerPage = PAGE_SIZE, queryID, params = '' } = answer
  const { nbHits = 0, nbPages = 0, processingTimeMS = 0, facets = {}, exhaustive } = answer
  const seen = new Set<string>()
  return {
    ...toEmptyResponse(request, 'algolia'),
    ...{ nbHits, page, nbPages, hitsPerPage, processingTimeMS, facets, params, queryID },
    // A long section has several records with the same URL.
    hits: hits
      .map((hit, i) => toHit(hit as unknown as AlgoliaHit, page * hitsPerPage + i + 1))
      .filter(({ url }) => !seen.has(url) && seen.add(url)),
    exhaustiveNbHits: exhaustive?.nbHits ?? true,
  }
}

/** Searches with Algolia, or other hosts. */
export function createAlgoliaSearch(settings: HostedSettings, hosts?: HostedHost[]): HostedSearch {
  return async (requests, signal) => {
    const queries = requests.map(({ params = {} }) => ({ indexName: settings.index, ...toParams(params) }))
    const { results } = await createClient(settings, signal, hosts).searchForHits(queries)
    return results.map((result, i) => toResponse(result, requests[i] ?? { indexName: settings.index }))
  }
}
