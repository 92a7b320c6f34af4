import { toEmptyResponse, type SearchClient, type SearchRequest } from './contract'

/** Where a reader stands: search answers for it. */
export interface SearchContext {
  language: string
  /** Versions of the documentation whose pages may be found, as `docs-current`; pages without a version always may. */
  tags: readonly string[]
  /** Area of the page that is shown. */
  near?: string | undefined
}

function addContext(request: SearchRequest, { language, tags, near }: SearchContext): SearchRequest {
  const { facetFilters: asked = [], ...params } = request.params ?? {}
  const own = typeof asked === 'string' ? [asked] : asked
  const tagFilters = ['default', ...tags].map((tag) => `docusaurus_tag:${tag}`)
  return {
    ...request,
    params: {
      ...params,
      facetFilters: [`language:${language}`, tagFilters, ...own],
      ...(near === undefined ? {} : { near }),
    },
  }
}

/**
 * Asks a provider for what fits the reader's place, whatever an interface filters by besides.
 * Nothing is asked before something was typed, although InstantSearch asks as soon as it starts.
 */
export function withContext(client: SearchClient, getContext: () => SearchContext): SearchClient {
  return {
    search: async (requests) => {
      if (requests.every(({ params }) => (params?.query ?? '').trim() === ''))
        return { results: requests.map((request) => toEmptyResponse(request, 'embedded')) }
      const context = getContext()
      return client.search(requests.map((request) => addContext(request, context)))
    },
  }
}
