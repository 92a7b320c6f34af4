import { describe, expect, test } from 'vitest'
import { readFacetFilters } from '@/lib/search/contract'
import { markWords } from '@/lib/search/marks'
import { dropSmallWords, isIdentifier, replacePhrases, splitWords, toTerm } from '@/lib/search/words'

describe('words', () => {
  test.each([
    ['Write an event', ['Write', 'an', 'event']],
    ['writeEventToService', ['writeEventToService', 'write', 'Event', 'To', 'Service']],
    ['user_id', ['user_id', 'user', 'id']],
    ['llms.txt', ['llms.txt', 'llms', 'txt']],
    ['getHTMLPage', ['getHTMLPage', 'get', 'HTML', 'Page']],
    ['Überblick, 図', ['Überblick', '図']],
    ['… 😀 --', []],
  ])('of %j', (text, expected) => {
    expect(splitWords(text)).toEqual(expected)
  })

  test.each([
    ['events', 'event'],
    ['queries', 'query'],
    ['deprecates', 'deprecate'],
    ['deprecating', 'deprecate'],
    ['deprecated', 'deprecate'],
    ['embedding', 'embed'],
    ['installing', 'install'],
    ['Versioning', 'version'],
    ['schemas', 'schema'],
    ['adding', 'add'],
    ['deployment', 'deploy'],
    ['authenticate', 'authentication'],
    ['visualizer', 'visualization'],
    ['customise', 'customize'],
  ])('%j match %j', (word, other) => {
    expect(toTerm(word)).toBe(toTerm(other))
  })

  test.each([
    ['status', 'stat'],
    ['class', 'clas'],
    ['king', 'k'],
    ['string', 'str'],
    ['add', 'ad'],
  ])("%j don't match %j", (word, other) => {
    expect(toTerm(word)).not.toBe(toTerm(other))
  })

  test.each([
    ['writeEvent', true],
    ['getDomain()', true],
    ['user_id', true],
    ['Event', false],
    ['write event', false],
  ])('%j is an identifier: %s', (query, expected) => {
    expect(isIdentifier(query)).toBe(expected)
  })

  test.each([
    ['how do I install it?', 'install'],
    ['what is', 'what is'],
    ['event', 'event'],
  ])('%j searches for %j', (query, expected) => {
    expect(dropSmallWords(query)).toBe(expected)
  })

  test('of a phrase become the one that pages use', () => {
    expect(replacePhrases('Model Context Protocol server')).toBe('mcp server')
  })
})

describe('highlights', () => {
  const show = (value: string) => value.replaceAll('__ais-highlight__', '[').replaceAll('__/ais-highlight__', ']')

  test.each([
    ['Event reference', 'event', [], '[Event] reference', 'full'],
    ['Event reference', 'event fields', [], '[Event] reference', 'partial'],
    ['Installation', 'insta', [], '[Installation]', 'full'],
    ['Installation', 'instalaton', ['installation'], '[Installation]', 'partial'],
    ['writeEventToService', 'event service', [], '[writeEventToService]', 'partial'],
    ['Services', 'service', [], '[Services]', 'full'],
    ['Nothing here', 'event', [], 'Nothing here', 'none'],
    ['<b>event</b>', 'event', [], '<b>[event]</b>', 'full'],
    ['a b', 'a', [], 'a b', 'none'],
    ['Move the domain', 'how do I move the domain', ['the'], '[Move] the [domain]', 'full'],
    ['Who can have what', 'who can have what', [], '[Who] [can] [have] [what]', 'full'],
  ])('in %j for %j with %j', (text, query, words, expected, matchLevel) => {
    const marked = markWords(text, query, words)
    expect([show(marked.value), marked.matchLevel]).toEqual([expected, matchLevel])
  })
})

describe('facet filters', () => {
  test.each([
    [undefined, {}],
    ['area:API', { area: ['API'] }],
    [['area:API', 'language:en'], { area: ['API'], language: ['en'] }],
    [[['area:API', 'area:SDK'], 'language:en'], { area: ['API', 'SDK'], language: ['en'] }],
    [['tag:a:b'], { tag: ['a:b'] }],
    [['nonsense', ''], {}],
  ])('%j are parsed', (filters, expected) => {
    const read = Object.fromEntries([...readFacetFilters(filters)].map(([name, values]) => [name, [...values]]))
    expect(read).toEqual(expected)
  })
})
