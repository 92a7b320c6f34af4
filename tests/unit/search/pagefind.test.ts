import { expect, test } from 'vitest'
import { holdsWords, matchWords, ratePassages, type Pagefind, type PagefindPage } from '@/lib/search/pagefind'

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

test('Pages match the more words their text has, and the rarer those are', async () => {
  const texts: Record<string, string[]> = { catalog: ['/a', '/b', '/c'], telemetry: ['/c'], z: ['/d'] }
  const search: Pagefind['search'] = (word) => {
    // Pagefind finds shorter beginnings of a word that it doesn't know.
    const found = word === 'zzqq' ? 'z' : word
    const data = () => Promise.resolve(toPage(`a [${found}] here`))
    const results = (texts[found] ?? []).map((id) => ({ id, score: 2, data }))
    return Promise.resolve({ results, filters: {} })
  }
  const isKnown = (word: string) => word === 'catalog'
  const matches = await matchWords('the catalog, telemetry and zzqq', search, { size: 100, isKnown })
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
})
