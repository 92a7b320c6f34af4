import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { judge, toShare } from '@/scripts/steps/judge-search'
import { loadNodeClient } from '@/scripts/steps/search-client-in-node'
import { readJudgedQuestions } from '../support/judged-questions'

const all = readJudgedQuestions()
/** Least shares in percent, among the first three and first. A question or two less than when they were measured. */
const least: Record<string, [three: number, first: number]> = {
  known: [98.4, 83.7],
  measure: [97.2, 88.4],
  check: [83.2, 63.8],
  fresh: [88, 69.4],
  pages: [87, 69.9],
}

test('The page that answers a query is among the first three', async () => {
  const createClient = await loadNodeClient('out')
  // Questions that the ranking was tuned on prove nothing.
  const verdicts = await judge(
    createClient(),
    all.filter(({ half }) => half in least),
  )
  for (const [name, [three, first]] of Object.entries(least)) {
    const found = verdicts.filter(({ half }) => half === name)
    expect(found.length, name).toBeGreaterThan(50)
    expect(toShare(found, 3), `${name}, first three`).toBeGreaterThanOrEqual(three)
    expect(toShare(found, 1), `${name}, first`).toBeGreaterThanOrEqual(first)
  }
  const typos = verdicts.filter(({ kind }) => kind === 'typo')
  expect(typos.length).toBeGreaterThan(5)
  expect(toShare(typos, 3)).toBeGreaterThanOrEqual(99)
})

test('Every judged question has a page that exists', () => {
  const pageExists = (address: string) => existsSync(`out${address}.html`)
  expect(all.filter(({ pages }) => !pages.some(pageExists)).map(({ query }) => query)).toEqual([])
  expect(all.length).toBeGreaterThanOrEqual(1480)
})
