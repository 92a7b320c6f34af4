import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { judge, toShare } from '@/scripts/steps/judge-search'
import { loadNodeClient } from '@/scripts/steps/search-client-in-node'
import { readJudgedQuestions } from '../support/judged-questions'

const all = readJudgedQuestions()
/** Least shares in percent, among the first three and first. A question or two less than when they were measured. */
const least: Record<string, [three: number, first: number]> = {
  known: [98.4, 86.8],
  measure: [97.2, 90],
  check: [83.2, 66],
  fresh: [88, 71],
  pages: [91.4, 79.6],
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

test('No judged question is one of the searches that pages are found by', () => {
  const toWords = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  const searches = parse(readFileSync('content/data/searches.yml', 'utf8')) as Record<string, string[]>
  const known = new Set(Object.values(searches).flat().map(toWords))
  expect(known.size).toBeGreaterThan(6000)
  expect(all.filter(({ query }) => known.has(toWords(query))).map(({ query }) => query)).toEqual([])
})

test('Every judged question has a page that exists', () => {
  const pageExists = (address: string) => existsSync(`out${address}.html`)
  expect(all.filter(({ pages }) => !pages.some(pageExists)).map(({ query }) => query)).toEqual([])
  expect(all.length).toBeGreaterThanOrEqual(1480)
})
