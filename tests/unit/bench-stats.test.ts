import { expect, test } from 'vitest'
import { readOptions } from '@/bench/options'
import { keepOthers } from '@/bench/results'
import { findMedian, findPairRatio } from '@/bench/stats'

test('the middle of values is the one in the middle, or halfway between two', () => {
  expect(findMedian([])).toBeUndefined()
  expect(findMedian([7])).toBe(7)
  expect(findMedian([30, 4, 100])).toBe(30)
  expect(findMedian([4, 1, 2, 100])).toBe(3)
})

test('a ratio is taken within each round, and then the middle of all', () => {
  // The machine was ten times slower in the second round, for both.
  const ours = [10, 100, 12].map((value, index) => ({ round: index + 1, value }))
  const theirs = [20, 200, 12].map((value, index) => ({ round: index + 1, value }))
  expect(findPairRatio(ours, theirs)).toBe(0.5)
})

test('a round that only one of them has, or in which the other is nothing, has no ratio', () => {
  expect(findPairRatio([{ round: 1, value: 3 }], [{ round: 2, value: 3 }])).toBeUndefined()
  expect(findPairRatio([{ round: 1, value: 3 }], [{ round: 1, value: 0 }])).toBeUndefined()
})

test('the command line asks for parts and tools, in the order of the bench, and otherwise for all of them', () => {
  expect(readOptions([])).toMatchObject({ runs: 5, only: ['builds', 'pages', 'interactions'], fresh: false })
  expect(readOptions(['--runs', '2', '--only', 'pages', '--tools', 'starlight,ours', '--fresh'])).toEqual({
    runs: 2,
    only: ['pages'],
    tools: ['ours', 'starlight'],
    fresh: true,
  })
  expect(() => readOptions(['--tools', 'hugo'])).toThrow('--tools: expected some of ours, docusaurus')
  expect(() => readOptions(['--runs', '0'])).toThrow('--runs: expected a number from 1, got "0"')
})

test('what is measured again takes the place of its tool only', () => {
  const rows = (['ours', 'starlight'] as const).map((tool) => ({ tool, round: 1, at: '' }))
  expect(keepOthers(rows, ['ours']).map(({ tool }) => tool)).toEqual(['starlight'])
})
