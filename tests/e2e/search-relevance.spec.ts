import { existsSync } from 'node:fs'
import type { JudgedQuestion, Verdict } from '@/scripts/steps/judge-search'
import { toShare } from '@/scripts/steps/judge-search'
import { expect, test } from '../support/e2e'
import { readJudgedQuestions } from '../support/judged-questions'
import { loadSearchClient } from '../support/search-client'

const pageExists = (address: string) => existsSync(`out${address}.html`)
const all = readJudgedQuestions()
/** Questions that the ranking was tuned on prove nothing. */
const judged = all.filter(({ half }) => half !== 'tune')

test('The page that answers a query is among the first three', async ({ page }) => {
  test.setTimeout(240_000)
  await page.goto('/')
  await loadSearchClient(page)
  const found = await page.evaluate(
    async (queries) => {
      const paths: string[][] = []
      for (const query of queries) {
        const requests = [{ indexName: 'pages', params: { query, facetFilters: ['language:en'], hitsPerPage: 3 } }]
        await window.siteSearch.search(requests)
        await window.siteSearch.whenComplete()
        const { results } = await window.siteSearch.search(requests)
        paths.push([...new Set(results[0]?.hits.map((hit) => hit.path))])
      }
      return paths
    },
    judged.map(({ query }) => query),
  )
  const verdicts = judged.map((question, i): Verdict => {
    const paths = found[i] ?? []
    const place = paths.findIndex((address) => question.pages.includes(address))
    return { ...question, found: paths, rank: place < 0 ? Infinity : place + 1 }
  })
  const select = (isWanted: (question: JudgedQuestion) => boolean) => verdicts.filter(isWanted)
  const known = select(({ half }) => half === 'known')
  const typos = known.filter(({ kind }) => kind === 'typo')
  const measured = select(({ half }) => half === 'measure')
  const checked = select(({ half }) => half === 'check')
  const fresh = select(({ half }) => half === 'fresh')
  expect([known, typos, measured, checked, fresh].map(({ length }) => length).every((count) => count > 5)).toBe(true)
  expect(toShare(known, 3)).toBeGreaterThanOrEqual(98.4)
  expect(toShare(typos, 3)).toBeGreaterThanOrEqual(99)
  expect(toShare(measured, 3)).toBeGreaterThanOrEqual(96.2)
  expect(toShare(measured, 1)).toBeGreaterThanOrEqual(86.5)
  expect(toShare(checked, 3)).toBeGreaterThanOrEqual(76.8)
  expect(toShare(checked, 1)).toBeGreaterThanOrEqual(63.8)
  expect(toShare(fresh, 3)).toBeGreaterThanOrEqual(78.7)
  expect(toShare(fresh, 1)).toBeGreaterThanOrEqual(54.9)
})

test('Every judged question has a page that exists', () => {
  expect(all.filter(({ pages }) => !pages.some(pageExists)).map(({ query }) => query)).toEqual([])
  expect(all.length).toBeGreaterThanOrEqual(740)
})
