import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../support/e2e'
import { loadSearchClient } from '../support/search-client'

const keys = {
  NEXT_PUBLIC_ALGOLIA_APP_ID: 'APPID',
  NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: 'public-key',
  NEXT_PUBLIC_ALGOLIA_INDEX: 'site',
}

// These tests request other hosts on purpose. Their requests are intercepted.
test.use({
  expectedMessages: async ({}, provide) => provide([/algolia/, /Failed to load resource/]),
  // The export was built without keys, so its policy allows no other host.
  bypassCSP: true,
})

const answer = {
  results: [
    {
      hits: [
        {
          objectID: '/docs/api/event',
          url: '/docs/api/event',
          path: '/docs/api/event',
          title: 'Event reference',
          heading: '',
          breadcrumbs: ['API reference'],
          area: 'API',
          kind: 'reference',
        },
      ],
      nbHits: 1,
      page: 0,
      nbPages: 1,
      hitsPerPage: 20,
      processingTimeMS: 1,
      facets: { area: { API: 1 } },
      queryID: '43b15df305339e827f0ac0bdc5ebcaa7',
    },
  ],
}

const search = (page: Page, query: string) =>
  page.evaluate(async (text) => {
    const { results } = await window.siteSearch.search([{ indexName: 'pages', params: { query: text } }])
    const [first] = results
    return {
      provider: first?.provider,
      fallback: first?.fallback,
      path: first?.hits[0]?.path,
    }
  }, query)

async function answerQueries(context: BrowserContext) {
  const requested: string[] = []
  await context.route('https://*.algolia*.*/**', async (route) => {
    requested.push(`${route.request().method()} ${new URL(route.request().url()).host}`)
    await route.fulfill({ json: answer, headers: { 'access-control-allow-origin': '*' } }).catch(() => undefined)
  })
  return requested
}

test.describe('With hosted search keys', () => {
  test("a query is one request, nothing is stored, and the site's own index takes over when the host can't be reached", async ({
    page,
    context,
  }) => {
    const requested = await answerQueries(context)
    await page.goto('/')
    await loadSearchClient(page, keys)
    expect(requested).toEqual([])
    expect(await search(page, 'event')).toMatchObject({ provider: 'algolia', path: '/docs/api/event' })
    // No preflight request.
    expect(requested).toEqual(['POST appid-dsn.algolia.net'])
    const stored = await page.evaluate(() => Object.keys(localStorage).filter((name) => /algolia/i.test(name)))
    expect(stored).toEqual([])
    expect(await context.cookies()).toEqual([])
    // A failed request.
    await context.unrouteAll()
    await context.route('https://*.algolia*.*/**', (route) => route.abort())
    expect(await search(page, 'event reference')).toMatchObject({
      provider: 'embedded',
      fallback: true,
      path: '/docs/api/event',
    })
  })
})
