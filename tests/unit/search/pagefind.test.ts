import { expect, test } from 'vitest'
import { holdsWords, type PagefindPage } from '@/lib/search/pagefind'

/** A page in whose content the words in brackets were found. */
function toPage(content: string): PagefindPage {
  const locations = content.split(' ').flatMap((word, at) => (word.startsWith('[') ? [at] : []))
  return { url: '/x', meta: {}, filters: {}, content, locations, anchors: [], sub_results: [] }
}

test('A page that holds a letter of a word does not hold the word', () => {
  expect(holdsWords(toPage('test [z] "$(git)"'), 'zzqqxxv')).toBe(false)
  expect(holdsWords(toPage('the [pre] element'), 'prerequsites')).toBe(false)
})

test('Other forms of a word, parts of a name and one word of several count', () => {
  expect(holdsWords(toPage('how to [install] it'), 'installing')).toBe(true)
  expect(holdsWords(toPage('none [queries]'), 'query')).toBe(true)
  expect(holdsWords(toPage('[writeEventToService]'), 'event to service')).toBe(true)
  expect(holdsWords(toPage('[CI]'), 'ci')).toBe(true)
  expect(holdsWords(toPage('no mark'), 'title only')).toBe(true)
})
