import { expect, test } from 'vitest'
import { holdsWords, type PagefindPage } from '@/lib/search/pagefind'

const toPage = (...excerpts: string[]): PagefindPage => ({
  url: '/x',
  meta: {},
  filters: {},
  excerpt: excerpts[0] ?? '',
  sub_results: excerpts.map((excerpt) => ({ title: '', url: '/x', excerpt })),
})

test('A page that holds a letter of a word does not hold the word', () => {
  expect(holdsWords(toPage('test -<mark>z</mark> "$(git)"'), 'zzqqxxv')).toBe(false)
  expect(holdsWords(toPage('the <mark>pre</mark> element'), 'prerequsites')).toBe(false)
})

test('Other forms of a word, parts of a name and one word of several count', () => {
  expect(holdsWords(toPage('how to <mark>install</mark> it'), 'installing')).toBe(true)
  expect(holdsWords(toPage('none', '<mark>queries</mark>'), 'query')).toBe(true)
  expect(holdsWords(toPage('<mark>writeEventToService</mark>'), 'event to service')).toBe(true)
  expect(holdsWords(toPage('<mark>CI</mark>'), 'ci')).toBe(true)
  expect(holdsWords(toPage('no mark'), 'title only')).toBe(true)
})
