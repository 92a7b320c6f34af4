import { expect, test } from 'vitest'
import { toExcerpt } from '@/lib/search/pagefind'
import { silentMark } from '@/lib/search/marks'

/** The excerpt for the words in brackets; `#` starts a two-word heading. */
function excerpt(text: string, part = 0): string {
  const words = text.replaceAll('|', silentMark).split(' ')
  const anchors = words.flatMap((word, location) => (word.startsWith('#') ? [{ id: word.slice(1), location }] : []))
  const anchor = part === 0 ? undefined : anchors[part - 1]
  const locations = words.flatMap((word, at) => (word.includes('[') ? [at] : []))
  const content = words.map((word) => word.replaceAll(/[[\]#]/g, '')).join(' ')
  const page = { url: '/x', meta: { title: 'Page title' }, filters: {}, content, locations, anchors, sub_results: [] }
  return toExcerpt(page, { title: 'The heading', locations, ...(anchor === undefined ? {} : { anchor }) })
    .replaceAll('__ais-highlight__', '[')
    .replaceAll('__/ais-highlight__', ']')
}

const long = Array.from({ length: 60 }, (_, i) => `word${i}`)

test.each([
  [
    'the sentence with most of the words',
    'Page title. An [event] happened some time ago already. Every [event] has a [schema] in the catalog.',
    'Every [event] has a [schema] in the catalog.',
  ],
  [
    "no mark on the product's name, which Pagefind finds for its first half",
    'Page title. In [EventCatalog] there is a page for everything. An [event] has a page with all of its fields.',
    'An [event] has a page with all of its fields.',
  ],
  [
    'no mark on stop words',
    'Page title. Move [the] folder [to] another place first. Then add [an] [event] [to] [the] [service] as usual.',
    'Then add an [event] to the [service] as usual.',
  ],
  [
    'no mark if only stop words match',
    'Page title. [For] [a] static build, you need [a] key of the plugin.',
    'For a static build, you need a key of the plugin.',
  ],
  [
    'no title before it',
    'Page title. An [event] records what happened in the past.',
    'An [event] records what happened in the past.',
  ],
  [
    'a short sentence with the next one',
    'Page title. Use [events]. They record what happened.',
    'Use [events]. They record what happened.',
  ],
  [
    'prose, if a table has the word too',
    'Page title. Name of the channel | [Type] string Required | An event has a [type] of its own and a name.',
    'An event has a [type] of its own and a name.',
  ],
  [
    'the first sentence, if only a table or code has the word',
    'Page title. Look up each field of an event here, today. | Field [Type] .json JSON |',
    'Look up each field of an event here, today.',
  ],
  [
    'complete after a colon',
    'Page title. Filters decide what is imported: an [event] that meets one is taken.',
    'Filters decide what is imported: an [event] that meets one is taken.',
  ],
  ['nothing, if there is no prose', 'Page title. | Field [Type] .json JSON |', ''],
  [
    'marks without punctuation',
    'Page title. A good catalog lists every ([event]), and its owner.',
    'A good catalog lists every ([event]), and its owner.',
  ],
])('An excerpt is %s', (_, text, expected) => {
  expect(excerpt(text)).toBe(expected)
})

test("A section's excerpt stays inside the section", () => {
  const text =
    'Page title. Before. #The heading. One [event] of many others in this section. #The end. Another [event] and one more [event].'
  expect(excerpt(text, 1)).toBe('One [event] of many others in this section.')
})

test("A sentence that's too long is cut around the match, with ellipses", () => {
  const text = ['Page title.', ...long.slice(0, 20), '[event]', ...long.slice(20)].join(' ')
  const cut = excerpt(text)
  expect(cut).toMatch(/^… word12 .* \[event\] .* word42 …$/)
  expect(cut.split(' ')).toHaveLength(34)
})
