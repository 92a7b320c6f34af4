import { expect, test } from 'vitest'
import { readOptions } from '@/bench/options'
import { keepOthers } from '@/bench/results'
import { findMedian, findPairRatio } from '@/bench/report/figures'

test('the median is the middle value, or the mean of the middle two', () => {
  expect(findMedian([])).toBeUndefined()
  expect(findMedian([7])).toBe(7)
  expect(findMedian([30, 4, 100])).toBe(30)
  expect(findMedian([4, 1, 2, 100])).toBe(3)
})

test('ratios are computed within each round, and then their median', () => {
  // The machine was ten times slower for both in the second round.
  const ours = [10, 100, 12].map((value, index) => ({ round: index + 1, value }))
  const theirs = [20, 200, 12].map((value, index) => ({ round: index + 1, value }))
  expect(findPairRatio(ours, theirs)).toBe(0.5)
})

test("a round is skipped if one tool is missing or the other's value is zero", () => {
  expect(findPairRatio([{ round: 1, value: 3 }], [{ round: 2, value: 3 }])).toBeUndefined()
  expect(findPairRatio([{ round: 1, value: 3 }], [{ round: 1, value: 0 }])).toBeUndefined()
})

test('the command line selects parts and tools, in bench order, or all of them by default', () => {
  expect(readOptions([])).toMatchObject({ runs: 5, only: ['builds', 'pages', 'interactions'], fresh: false })
  expect(readOptions(['--runs', '2', '--only', 'pages', '--tools', 'starlight,ours', '--fresh'])).toEqual({
    runs: 2,
    only: ['pages'],
    tools: ['ours', 'starlight'],
    fresh: true,
  })
  expect(() => readOptions(['--tools', 'hugo'])).toThrow('--tools: expected one or more of ours, docusaurus')
  expect(() => readOptions(['--runs', '0'])).toThrow('--runs: expected a positive integer, got "0"')
})

test('new measurements only replace those of the same tool', () => {
  const rows = (['ours', 'starlight'] as const).map((tool) => ({ tool, round: 1 }))
  expect(keepOthers(rows, ['ours']).map(({ tool }) => tool)).toEqual(['starlight'])
})
