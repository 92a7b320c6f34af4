import { toEmptyResponse, type SearchClient, type SearchRequest } from './contract'

/** Reader's context, which affects results. */
export interface SearchContext {
  language: string
  /** Documentation versions to search, as `docs-current`. Pages without a version are always included. */
  tags: readonly string[]
  /** Area of the current page. */
  near?: string | undefined
}

function addContext(request: SearchRequest, { language, tags, near }: SearchContext): SearchRequest {
  const { facetFilters: asked = [], ...params } = request.params ?? {}
  const own = typeof asked === 'string' ? [asked] : asked
  const tagFilters = ['default', ...tags].map((tag) => `docusaurus_tag:${tag}`)
  const facetFilters = [`language:${language}`, tagFilters, ...own]
  return { ...request, params: { ...params, facetFilters, ...(near === undefined ? {} : { near }) } }
}

/** Adds the reader's context to every request. Skips empty queries, which InstantSearch sends on start. */
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
