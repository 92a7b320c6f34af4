import { expect, test } from 'vitest'
import {
  holdsWords,
  matchWords,
  ratePassages,
  rateSearches,
  separateTexts,
  type Pagefind,
  type PagefindPage,
} from '@/lib/search/pagefind'

/** A page whose content matched the words in brackets. */
function toPage(content: string): PagefindPage {
  const locations = content.split(' ').flatMap((word, at) => (word.startsWith('[') ? [at] : []))
  return { url: '/x', meta: {}, filters: {}, content, locations, anchors: [], sub_results: [] }
}

test("A match of a single letter isn't a match of the word", () => {
  expect(holdsWords(toPage('test [z] "$(git)"'), 'zzqqxxv')).toBe(false)
  expect(holdsWords(toPage('the [pre] element'), 'prerequsites')).toBe(false)
})

test("A single word of several isn't a match", () => {
  expect(holdsWords(toPage('an [event] of the day'), 'quantum pizza event')).toBe(false)
})

test("The middle of another word, a longer word and stop words aren't matches", () => {
  expect(holdsWords(toPage('[automatically] [in] [a] [group]'), 'grow tomatoes in a greenhouse')).toBe(false)
  expect(holdsWords(toPage('the [catalog] [is] here'), 'my cat is sick')).toBe(false)
  expect(holdsWords(toPage('the [training] [there] [to]'), 'is there a train to Berlin')).toBe(false)
})

test('Other forms of a word, parts of a name and most of several words count', () => {
  expect(holdsWords(toPage('how to [install] it'), 'installing')).toBe(true)
  expect(holdsWords(toPage('none [queries]'), 'query')).toBe(true)
  expect(holdsWords(toPage('[writeEventToService]'), 'event to service')).toBe(true)
  expect(holdsWords(toPage('[CI]'), 'ci')).toBe(true)
  expect(holdsWords(toPage('no mark'), 'title only')).toBe(true)
})

/** A site of 100 pages with these words in their names, and a correction for each other word. */
const toNames = (names: string, corrections: Record<string, string> = {}) => ({
  size: 100,
  isKnown: (word: string) => names.split(' ').includes(word),
  correct: (word: string) => corrections[word] ?? word,
})

/** Full text that finds these words. */
function createSearch(texts: Record<string, string[]>): Pagefind['search'] {
  return (query) => {
    const data = () => Promise.resolve(toPage(`a [${query}] here`))
    return Promise.resolve({ results: (texts[query] ?? []).map((id) => ({ id, score: 2, data })), filters: {} })
  }
}

test('A word is corrected unless a text has it', async () => {
  const search = createSearch({ event: ['/event'], accessdenied: ['/error'], access: ['/access'] })
  const names = toNames('event access', { evnet: 'event', accessdenied: 'access' })
  expect([...(await matchWords('evnet', search, names)).keys()]).toEqual(['/event'])
  expect([...(await matchWords('AccessDenied', search, names)).keys()]).toEqual(['/error'])
})

test('A text with the query word for word is marked, less if others have it too', async () => {
  const words = { port: ['/a', '/b', '/c'], use: ['/a', '/b', '/c'] }
  const ask = (texts: string[]) =>
    matchWords('port in use', createSearch({ ...words, '"port in use"': texts }), toNames('port use'))
  const [one, two] = [await ask(['/b']), await ask(['/b', '/c'])]
  expect([...one.values()].map(({ phrase }) => phrase)).toEqual([0, 1, 0])
  expect((await one.get('/b')?.result.data())?.content).toContain('port in use')
  expect([...two.values()].map(({ phrase }) => phrase)).toEqual([0, 0.5, 0.5])
})

test('Queries at the same time keep their own matches of a page', async () => {
  // Like Pagefind, which gives every result the same object.
  const shared = toPage('an event of a domain')
  const search: Pagefind['search'] = (word) => {
    const data = async () => {
      await Promise.resolve()
      shared.locations = [shared.content.split(' ').indexOf(word)]
      return shared
    }
    return Promise.resolve({ results: [{ id: '/a', score: 1, data }], filters: {} })
  }
  const load = () => Promise.resolve()
  const pagefind = separateTexts({ search, options: load, init: load, filters: () => Promise.resolve({}) })
  const read = async (word: string) => (await pagefind.search(word)).results[0]?.data()
  const found = await Promise.all(['event', 'domain'].map(read))
  expect(found.map((page) => page?.locations)).toEqual([[1], [4]])
})

test('Pages match the more words their text has, and the rarer those are', async () => {
  const texts: Record<string, string[]> = { catalog: ['/a', '/b', '/c'], telemetry: ['/c'], z: ['/d'] }
  const search: Pagefind['search'] = (word) => {
    // Pagefind finds shorter beginnings of a word that it doesn't know.
    const found = word === 'zzqq' ? 'z' : word
    const data = () => Promise.resolve(toPage(`a [${found}] here`))
    const results = (texts[found] ?? []).map((id) => ({ id, score: 2, data }))
    return Promise.resolve({ results, filters: {} })
  }
  const matches = await matchWords('the catalog, telemetry and zzqq', search, toNames('catalog'))
  expect([...matches.keys()]).toEqual(['/a', '/b', '/c'])
  const [common, both] = ['/a', '/c'].map((id) => matches.get(id))
  expect(common?.share).toBeLessThan(1 / 3)
  expect(both?.score).toBe(4)
  expect([...(both?.terms.values() ?? [])].reduce((sum, worth) => sum + worth, 0)).toBeCloseTo(both?.share ?? 0)
  expect(both?.share).toBeGreaterThan(0.5)
  expect(both?.share).toBeLessThan(0.7)
  expect(common?.unnamed).toBe(0)
  expect(both?.unnamed).toBeCloseTo((both?.share ?? 0) - (common?.share ?? 0))
})

test('A passage has a share of the query that depends on which words it has together', () => {
  const terms = new Map([
    ['disabl', 0.3],
    ['telemetry', 0.7],
  ])
  const others = 'word '.repeat(50)
  expect(ratePassages(toPage(`Disabling ${others} telemetry`), terms)).toBeCloseTo(0.7)
  expect(ratePassages(toPage(`${others} you can disable \`telemetry\` ${others}`), terms)).toBeCloseTo(1)
  expect(ratePassages({ ...toPage('disable it'), meta: { title: 'Telemetry' } }, terms)).toBeCloseTo(1)
  expect(ratePassages(toPage(others), terms)).toBe(0)
  // Texts between silent marks are passages of their own.
  expect(ratePassages(toPage('\u2063 disable \u2063 \u2063 telemetry \u2063'), terms)).toBeCloseTo(0.7)
})

test("A search fits if it has the query's words and no others, and longer silent texts are none", () => {
  const terms = new Map([
    ['disabl', 0.3],
    ['telemetry', 0.7],
  ])
  const silent = (...texts: string[]) => toPage(texts.map((text) => `\u2063 ${text} \u2063`).join(' '))
  expect(rateSearches(silent('disable the telemetry'), terms)).toBeCloseTo(1)
  expect(rateSearches(silent('telemetry'), terms)).toBeCloseTo(0.49)
  expect(rateSearches(silent('telemetry', 'disable telemetry behind a proxy'), terms)).toBeCloseTo(Math.sqrt(2 / 4))
  expect(rateSearches(silent(`disable telemetry ${'word '.repeat(20)}`), terms)).toBe(0)
  expect(rateSearches(toPage('disable telemetry'), terms)).toBe(0)
})
