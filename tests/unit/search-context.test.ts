import { describe, expect, test, vi } from 'vitest'
import { withContext } from '@/lib/search/context'
import type { SearchClient, SearchRequest } from '@/lib/search/contract'

const search = vi.fn<SearchClient['search']>(() => Promise.resolve({ results: [] }))
const client = withContext({ search }, () => ({ language: 'en', tags: ['docs-2.0'], near: 'API' }))
const toRequest = (query: string, facetFilters?: string[][]): SearchRequest => ({
  indexName: 'pages',
  params: { query, ...(facetFilters === undefined ? {} : { facetFilters }) },
})

describe('A search', () => {
  test('is limited to the language and version being read, whatever else is selected', async () => {
    await client.search([toRequest('event', [['area:API']])])
    expect(search.mock.lastCall?.[0][0]?.params).toEqual({
      query: 'event',
      near: 'API',
      facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-2.0'], ['area:API']],
    })
  })

  test('calls no provider for an empty query', async () => {
    search.mockClear()
    const { results } = await client.search([toRequest(''), toRequest('  ')])
    expect(search).not.toHaveBeenCalled()
    expect(results.map(({ nbHits, hits }) => [nbHits, hits])).toEqual([
      [0, []],
      [0, []],
    ])
  })
})
