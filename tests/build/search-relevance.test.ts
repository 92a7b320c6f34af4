import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { judge, toShare, type JudgedQuestion } from '@/scripts/steps/judge-search'
import { loadNodeClient } from '@/scripts/steps/search-client-in-node'
import { readJudgedQuestions } from '../support/judged-questions'

const all = readJudgedQuestions()
/** Questions that the ranking was tuned on prove nothing. */
const judged = all.filter(({ half }) => half !== 'tune')

test('The page that answers a query is among the first three', async () => {
  const createClient = await loadNodeClient('out')
  const verdicts = await judge(createClient(), judged)
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
  const pageExists = (address: string) => existsSync(`out${address}.html`)
  expect(all.filter(({ pages }) => !pages.some(pageExists)).map(({ query }) => query)).toEqual([])
  expect(all.length).toBeGreaterThanOrEqual(740)
})
