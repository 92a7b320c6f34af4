import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { buildOutline } from '@/lib/search/outline'
import { splitOutline } from '@/lib/search/outline-files'
import { OutlineIndex, readNames } from '@/lib/search/outline-index'
import type { SearchPage } from '@/lib/search/types'
import { weights } from '@/lib/search/weights'
import { toSearchPage } from '../../support/search-pages'

const reference = { area: 'API', kind: 'reference' } as const
const sdk = { area: 'SDK', kind: 'reference' } as const

const pages: SearchPage[] = [
  toSearchPage('/docs/sdk/function/writeEvent', 'writeEvent', ['Parameters'], sdk),
  toSearchPage('/docs/sdk/function/writeEventToService', 'writeEventToService', ['Parameters'], sdk),
  toSearchPage('/docs/sdk/function/getEvents', 'getEvents', [], sdk),
  toSearchPage('/docs/api/event', 'Event reference', ['Own fields', 'The version field'], reference),
  toSearchPage(
    '/docs/api/config',
    'Configuration reference',
    [{ heading: 'Build', facts: ['trailingSlash', 'logo.src', 'Cannot find directory to write … to', 'treeView'] }],
    reference,
  ),
  toSearchPage('/docs/development/customizing', 'Customization', []),
  toSearchPage('/docs/api/domain', 'Domain reference', ['Ubiquitous language'], reference),
  toSearchPage('/docs/development/installation', 'Installation', ['Flags', { heading: 'Proxy', level: 3 }]),
  toSearchPage('/docs/development/deprecating', 'Deprecating an event', []),
  toSearchPage('/docs/development/channels', 'Channels', [], { kind: 'index' }),
  toSearchPage('/docs/plugins/channels', 'Channels', [], { area: 'plugins', kind: 'index' }),
  toSearchPage('/docs/1.0/flags', 'Flags of old', [], { tag: 'docs-1.0' }),
  toSearchPage('/blog/writing', 'We write an event', [], { area: 'blog', kind: 'post', tag: 'default' }),
  toSearchPage('/docs/development/mcp', 'MCP server', [], { keywords: ['model'] }),
]

const index = new OutlineIndex(buildOutline(pages))
const find = (query: string, options?: Parameters<OutlineIndex['search']>[1]) =>
  index.search(query, options).map(({ page }) => page.path)
/** Headings of the first result. */
const findPlaces = (query: string) =>
  index
    .search(query)[0]
    ?.getPlaces()
    .map(({ id }) => id)

describe('names', () => {
  test.each([
    ['an exact function name', 'writeEvent', '/docs/sdk/function/writeEvent'],
    ['a call', 'writeEvent()', '/docs/sdk/function/writeEvent'],
    ['a lowercase function name', 'writeeventtoservice', '/docs/sdk/function/writeEventToService'],
    ['a function name with a typo', 'wirteEvent', '/docs/sdk/function/writeEvent'],
    ['parts of a function name', 'event to service', '/docs/sdk/function/writeEventToService'],
    ['parts in a different order', 'service event write', '/docs/sdk/function/writeEventToService'],
    ['the beginning of a word', 'insta', '/docs/development/installation'],
    ['a typo', 'instalation', '/docs/development/installation'],
    ['two typos in a long word', 'instalaton', '/docs/development/installation'],
    ['a plural for a singular', 'domains', '/docs/api/domain'],
    ['a singular for a plural', 'channel', '/docs/development/channels'],
    ['a different form of a word', 'deprecate', '/docs/development/deprecating'],
    ['a heading', 'own fields', '/docs/api/event'],
    ["a page's title and heading together", 'event version', '/docs/api/event'],
    ['words that are written as one', 'write event to service', '/docs/sdk/function/writeEventToService'],
    ['a name written as two words', 'tree view', '/docs/api/config'],
    ['British spelling', 'customise', '/docs/development/customizing'],
    ['a field', 'trailingSlash', '/docs/api/config'],
    ['the last part of a field', 'src', '/docs/api/config'],
    ['most of a message', 'cannot find directory write file', '/docs/api/config'],
    ['a synonym', 'setup', '/docs/development/installation'],
    ['an abbreviation written out', 'model context protocol', '/docs/development/mcp'],
    ['a question', 'how do I deprecate an event?', '/docs/development/deprecating'],
    ['a keyword', 'model', '/docs/development/mcp'],
  ])('are found by %s', (_, query, expected) => {
    expect(find(query)[0]).toBe(expected)
  })

  test('are the same if the index was built in steps', async () => {
    const stepped = await OutlineIndex.create(buildOutline(pages))
    expect(stepped.search('event version').map(({ page }) => page.path)).toEqual(find('event version'))
  })

  test('are still relevant by a keyword if only pages that a query may find are indexed', async () => {
    const keyworded = pages.map((page, i) => ({ ...page, keywords: [i < 9 ? 'kafka' : 'other'] }))
    const others = Array.from({ length: 60 }, (_, i) => toSearchPage(`/docs/other-${i}`, `Other page ${i}`, []))
    const kafka = toSearchPage('/docs/kafka', 'Topics of Kafka clusters', [])
    const { names } = splitOutline(buildOutline([...keyworded, ...others, kafka]))
    const [best, ...rest] = (await readNames(names).toIndex('kafka')).search('kafka')
    expect(best?.page.path).toBe('/docs/kafka')
    expect(rest).toHaveLength(9)
    for (const { score } of rest) expect(score / (best?.score ?? 0)).toBeGreaterThan(weights.least.score)
  })

  test('come with the headings that fit, unless the title says the same', () => {
    expect(findPlaces('event version')).toEqual(['the-version-field'])
    expect(findPlaces('event')).toEqual([])
    expect(findPlaces('trailingSlash')).toEqual(['build'])
  })

  test("say which of the page's facts was asked for", () => {
    expect(index.search('logo.src')[0]?.fact).toMatchObject({ index: 1, name: 'logo.src' })
    expect(index.search('build')[0]?.fact).toBeUndefined()
  })

  test('say how much of the query a page covers, so that a match by chance can be told', () => {
    const coverages = (query: string) => index.search(query).map(({ coverage }) => coverage)
    expect(coverages('installation')[0]).toBe(1)
    expect(coverages('quantum blockchain installation')[0]).toBeLessThan(0.5)
  })

  test('are less certain if a word only has a similar spelling', () => {
    const certainties = (query: string) => index.search(query).map(({ certainty }) => certainty)
    expect(certainties('installation')[0]).toBe(1)
    expect(certainties('chanel')[0]).toBeCloseTo(0.35)
    expect(certainties('zzqqxxv chanel')[0]).toBeLessThan(0.2)
  })

  test('of one folder leave room for others', () => {
    const crowd = ['features', 'examples', 'options'].map((name) =>
      toSearchPage(`/docs/plugins/kafka/${name}`, `Kafka ${name}`, [], { area: 'plugins' }),
    )
    const other = toSearchPage('/docs/development/kafka-topics', 'Topics of a Kafka cluster', [])
    const hits = new OutlineIndex(buildOutline([...crowd, other])).search('kafka')
    expect(hits.findIndex(({ page }) => page.path === other.path)).toBeLessThan(3)
  })

  const findIn = (list: SearchPage[], query: string) =>
    new OutlineIndex(buildOutline(list)).search(query).map(({ page }) => page.path)

  test('that have all words in one heading rank before those that have them in several', () => {
    const apart = toSearchPage('/docs/a/apart', 'First page', ['Find the remaining work', 'List of consumers'])
    const together = toSearchPage('/docs/b/together', 'Second page', ['Find the remaining consumers', 'List of work'])
    expect(findIn([apart, together], 'remaining consumers')[0]).toBe(together.path)
  })

  test('are found by the noun of a query rather than its verb', () => {
    const verb = toSearchPage('/docs/a/verb', 'Assign owners', ['Assign teams', 'Assign users'])
    const noun = toSearchPage('/docs/b/noun', 'Flow pages')
    expect(findIn([verb, noun], 'assign flows')[0]).toBe(noun.path)
  })

  test('are found by the synonym of a word that no page has as well as by the word itself', () => {
    const synonym = toSearchPage('/docs/a/workshop', 'Workshop', [], { description: '' })
    const other = toSearchPage('/docs/b/page', 'Page', [], { description: '', keywords: ['team'] })
    expect(findIn([synonym, other], 'training team')[0]).toBe(synonym.path)
  })

  test('with the word itself come before those with a synonym', () => {
    const synonym = toSearchPage('/docs/a/page', 'Domain bucket', [], { description: '' })
    const own = toSearchPage('/docs/b/page', 'Domain s3', [], { description: '' })
    const hits = new OutlineIndex(buildOutline([synonym, own])).search('domain s3')
    expect(hits.map(({ page }) => page.path)).toEqual([own.path, synonym.path])
    expect(hits.map(({ coverage }) => coverage < 1)).toEqual([false, true])
  })

  test('are found by a phrase that has a one-word synonym', () => {
    const phrase = toSearchPage('/docs/a/page', 'Order data stores', [], { description: '' })
    const other = toSearchPage('/docs/b/page', 'Order data', [], { description: '', keywords: ['db'] })
    expect(findIn([other, phrase], 'data stores')[0]).toBe(phrase.path)
  })

  test('about one product rank lower unless the query names it', () => {
    const product = toSearchPage('/docs/plugins/kafka/installation', 'Install Kafka')
    const general = toSearchPage('/docs/development/start/installation', 'Install everything', [])
    expect(findIn([product, general], 'install')[0]).toBe(general.path)
    expect(findIn([product, general], 'install kafka')[0]).toBe(product.path)
  })

  test('of troubleshooting rank lower unless something went wrong', () => {
    const trouble = toSearchPage('/docs/troubleshooting/licenses', 'License keys')
    const guide = toSearchPage('/docs/deployment/licenses', 'License keys', ['Before you start'], {
      description: 'Where to put the keys for a license and what they are for.',
    })
    expect(findIn([trouble, guide], 'license keys')[0]).toBe(guide.path)
    expect(findIn([trouble, guide], 'license keys missing')[0]).toBe(trouble.path)
  })

  test("don't count synonyms twice", () => {
    const list = [toSearchPage('/docs/a/assistant', 'AI assistant'), toSearchPage('/docs/b/menu', 'Hide entries')]
    const hits = new OutlineIndex(buildOutline(list)).search('hide ai assistant')
    expect(hits.map(({ coverage }) => coverage)).toEqual([0.5, 0.5])
  })

  test('rank reference before guides for identifiers, and news last', () => {
    const found = find('write event')
    expect(found.indexOf('/docs/sdk/function/writeEvent')).toBeLessThan(found.indexOf('/blog/writing'))
    expect(find('event')[0]).toBe('/docs/api/event')
  })

  test('in the current area come first among equals', () => {
    expect(find('channels')[0]).toBe('/docs/development/channels')
    expect(find('channels', { near: 'plugins' })[0]).toBe('/docs/plugins/channels')
  })

  test("that aren't allowed are excluded", () => {
    expect(find('flags', { isAllowed: ({ tag }) => tag === 'docs-1.0' })).toEqual(['/docs/1.0/flags'])
  })

  test('count words in the text of a page, but less than those in its names', () => {
    const getTextTerms = (path: string) => new Set(path === '/docs/development/installation' ? ['zebra'] : [])
    const [plain, inText] = [{}, { getTextTerms }].map((options) => index.search('installation zebra', options)[0])
    expect(inText?.coverage).toBeGreaterThan(plain?.coverage ?? 1)
    expect(inText?.coverage).toBeLessThan(1)
    expect(inText?.certainty).toBe(plain?.certainty)
  })

  test('of pages that many others link to come first among equals', () => {
    const links = (path: string) => toSearchPage(path, 'Other', [{ heading: 'See also', links: ['/docs/b/flags'] }])
    const equal = [toSearchPage('/docs/a/flags', 'Flags'), toSearchPage('/docs/b/flags', 'Flags')]
    expect(findIn(equal, 'flags')[0]).toBe('/docs/a/flags')
    expect(findIn([...equal, links('/docs/c'), links('/docs/d')], 'flags')[0]).toBe('/docs/b/flags')
  })

  test.each(['', '  ', '…', '😀'])('are empty for %j', (query) => {
    expect(find(query)).toEqual([])
  })

  test('correct spelling word by word, and keep known words', () => {
    expect(index.correct('instalaton flags')).toBe('installation flags')
    expect(index.correct('zzzzzzzz installation')).toBe('zzzzzzzz installation')
  })

  test('are suggested for queries without results, followed by index pages', () => {
    expect(index.suggest('instaltion xyz', 3)).toEqual(['Installation', 'Channels'])
  })
})

describe('the outline', () => {
  const size = (list: readonly SearchPage[]) =>
    gzipSync(JSON.stringify(buildOutline(list).pages.map((page): unknown[] => Object.values(page)))).length
  /** Random names, so they don't compress well. */
  const createPages = (count: number, headings: number) =>
    Array.from({ length: count }, (_, i) => {
      const word = (k: number) => createHash('sha256').update(`${i} ${k}`).digest('base64url').slice(0, 12)
      return toSearchPage(
        `/docs/${word(0)}`,
        word(1),
        Array.from({ length: headings }, (_heading, k) => ({ heading: word(k + 2), level: 2 + (k % 3) })),
      )
    })

  test('contains all headings of a small site', () => {
    expect(buildOutline(createPages(20, 6))).toMatchObject({ depth: 4 })
  })

  test.each([
    [700, 6],
    [900, 6],
    [1200, 6],
  ])('of %i pages drops headings to stay within its size limit', (count, headings) => {
    const list = createPages(count, headings)
    const { depth } = buildOutline(list)
    expect(depth).toBeLessThan(4)
    expect(size(list)).toBeLessThanOrEqual(72_000)
  })

  test('shrinks in steps, and is omitted in the end', () => {
    const largest = buildOutline(createPages(6000, 6))
    const depths = [50, 300, 700, 900, 1200].map((count) => buildOutline(createPages(count, 6)).depth)
    depths.push(largest.depth)
    expect([...depths].sort((a, b) => b - a)).toEqual(depths)
    for (const count of [1300, 2000, 2600, 3000, 3500]) expect(size(createPages(count, 6))).toBeLessThanOrEqual(72_000)
    expect(largest.pages).toEqual([])
    expect(new OutlineIndex(largest).size).toBe(0)
  })
})
