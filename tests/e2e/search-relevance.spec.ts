import { existsSync } from 'node:fs'
import { judgedQueries, type JudgedQuery } from '../fixtures/search-queries'
import { expect, test } from '../support/e2e'
import { loadSearchClient } from '../support/search-client'

interface Verdict extends JudgedQuery {
  /** Rank of the first page that answers the query, starting at 1. Undefined if none of the results does. */
  rank: number | undefined
  found: string[]
}

const pageExists = (address: string) => existsSync(`out${address}.html`)
const judged = judgedQueries.filter(({ expected }) => expected.some(pageExists))
const waiting = judgedQueries.filter(({ expected }) => !expected.some(pageExists))

const share = (verdicts: readonly Verdict[]) =>
  verdicts.filter(({ rank = Infinity }) => rank <= 3).length / verdicts.length

test('The page that answers a query is among the first three', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto('/')
  await loadSearchClient(page)
  const found = await page.evaluate(
    async (queries) => {
      const paths: string[][] = []
      for (const query of queries) {
        const requests = [{ indexName: 'pages', params: { query, facetFilters: ['language:en'] } }]
        await window.siteSearch.search(requests)
        await window.siteSearch.whenComplete()
        const { results } = await window.siteSearch.search(requests)
        paths.push([...new Set(results[0]?.hits.map((hit) => hit.path))])
      }
      return paths
    },
    judged.map(({ query }) => query),
  )
  const verdicts = judged.map((query, i): Verdict => {
    const paths = found[i] ?? []
    const place = paths.findIndex((address) => query.expected.includes(address))
    return { ...query, found: paths, rank: place < 0 ? undefined : place + 1 }
  })
  const typos = verdicts.filter(({ kind }) => kind === 'typo')
  const reciprocal = verdicts.reduce((sum, { rank }) => sum + (rank === undefined ? 0 : 1 / rank), 0)
  for (const { query, rank, found: paths } of verdicts.filter(({ rank = Infinity }) => rank > 3)) {
    console.log(`not among the first three: "${query}" (${rank ?? 'not found'}), first ${paths.slice(0, 3).join(', ')}`)
  }
  console.log(
    `${verdicts.length} judged queries, ${waiting.length} waiting for their page: ` +
      `${(share(verdicts) * 100).toFixed(1)} % in the first three, ${(share(typos) * 100).toFixed(1)} % of ${typos.length} typos, ` +
      `mean reciprocal rank ${(reciprocal / verdicts.length).toFixed(3)}`,
  )
  expect(judgedQueries.length).toBeGreaterThanOrEqual(60)
  expect(verdicts.length).toBeGreaterThanOrEqual(30)
  expect(share(verdicts)).toBeGreaterThanOrEqual(0.95)
  expect(share(typos)).toBeGreaterThanOrEqual(0.9)
})
