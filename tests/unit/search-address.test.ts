import { describe, expect, test } from 'vitest'
import { readSearchAddress, toSearchAddress } from '@/lib/search/address'
import { MAX_QUERY, toQuery } from '@/lib/search/query'

describe('The URL of a search', () => {
  test('contains query, area and page if they differ from the default', () => {
    expect(toSearchAddress({ query: '' })).toBe('/search')
    expect(toSearchAddress({ query: 'rbac' })).toBe('/search?q=rbac')
    expect(toSearchAddress({ query: 'a b', area: 'API', page: 2 })).toBe('/search?q=a+b&area=API&page=2')
    expect(toSearchAddress({ query: 'rbac', page: 1 })).toBe('/search?q=rbac')
  })

  const queries = [
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['quotes', `"'\`&=#?%`],
    ['right-to-left text', 'مرحبا \u202e abc'],
    ['a zero', '\0'],
    ['emoji', '😀'.repeat(256)],
  ] as const
  test.each(queries)('round-trips %s', (_, query) => {
    expect(readSearchAddress(toSearchAddress({ query }).slice('/search'.length)).query).toBe(query)
  })

  test("drops unpaired surrogates, which a URL can't contain", () => {
    expect(toSearchAddress({ query: 'a\ud83db' })).toBe('/search?q=ab')
    expect(toQuery('😀'.repeat(MAX_QUERY))).toBe('😀'.repeat(MAX_QUERY / 2))
    expect(toQuery(`a${'😀'.repeat(MAX_QUERY)}`)).toBe(`a${'😀'.repeat(MAX_QUERY / 2 - 1)}`)
  })

  test.each([
    ['?q=%', '%'],
    ['?q=%E0%A4%A', '\ufffd%A'],
    ['?q=%ED%A0%80', '\ufffd\ufffd\ufffd'],
    ['?q=%00', '\0'],
  ])('reads %s as text', (search, query) => {
    expect(readSearchAddress(search).query).toBe(query)
  })

  const wild = [
    '?q=&area=%3Cb%3E&page=-1',
    '?q=%',
    '?q=%E0%A4%A',
    '?q=%00',
    '?q',
    '?',
    '',
    '?q=a&q=b',
    '?area=nowhere&page=x',
    '?q=%ff%fe',
  ]
  test.each(wild)('never throws for %s', (search) => {
    const { query, area, page } = readSearchAddress(search)
    expect(query.length).toBeLessThanOrEqual(MAX_QUERY)
    expect([area, page]).toEqual([undefined, 1])
  })

  test('numbers pages from 1', () => {
    const read = (page: string) => readSearchAddress(`?q=a&page=${page}`).page
    expect(['2', '0', '-1', '1.5', '1e9999', 'NaN', ''].map(read)).toEqual([2, 1, 1, 1, 1, 1, 1])
  })
})
