import { describe, expect, test } from 'vitest'
import { hasAnchor, judgeAddress, type AddressBook } from '@/lib/routes/address-book'
import { readAddressList } from '@/tools/authoring/address-files'
import { resolveLink } from '@/lib/routes/resolve'
import path from 'node:path'
import { makeTree } from '../support/tree'

const book: AddressBook = {
  pages: new Map([
    ['/docs/api/event', ['one', 'größe']],
    ['/docs/%C3%BC%2B', undefined],
  ]),
  redirects: new Map([['/old', '/docs/api/event']]),
  hasFile: (address) => address === '/img/ü.png',
  listed: new Set(),
}

describe('a URL', () => {
  test.each([
    ['/docs/api/event', { state: 'ok' }],
    ['/docs/ü+', { state: 'ok' }],
    ['/docs/%C3%BC%2B', { state: 'ok' }],
    ['/old', { state: 'ok' }],
    ['/img/%C3%BC.png', { state: 'ok' }],
    ['/docs/api/evnt', { state: 'missing', closest: '/docs/api/event' }],
    ['/somewhere/entirely/different/event', { state: 'missing', closest: '/docs/api/event' }],
    ['/zzzzzzzzzzzzzzzzzzzz', { state: 'missing', closest: undefined }],
  ])('%s is classified as %o', (address, verdict) => {
    expect(judgeAddress(address, book)).toEqual(verdict)
  })

  test.each([
    ['/docs/api/event', 'one', true],
    ['/docs/api/event', 'gr%C3%B6%C3%9Fe', true],
    ['/docs/api/event', 'two', false],
    ['/docs/api/event', 'top', true],
    ['/docs/api/event', '', true],
    ['/docs/%C3%BC%2B', 'unknown', true],
  ])('%s#%s is an existing anchor: %s', (address, hash, expected) => {
    expect(hasAnchor(address, hash, book)).toBe(expected)
  })
})

describe('a link in a version', () => {
  const source = { file: 'versioned_docs/version-1.0/a/b.md', path: '/docs/1.0/a/b' }
  const addresses = new Map([
    ['versioned_docs/version-1.0/c.md', '/docs/1.0/c'],
    ['docs/c.md', '/docs/next/c'],
  ])

  test.each([
    ['../c.md', '/docs/1.0/c'],
    ['/c.md', '/docs/1.0/c'],
    ['c.md', '/docs/1.0/c'],
    ['@site/docs/c.md', '/docs/next/c'],
    ['/docs/c.md', '/docs/next/c'],
  ])('%s leads to %s', (target, expected) => {
    expect(resolveLink(target, source, addresses)).toMatchObject({ kind: 'page', path: expected })
  })

  test('to a missing file is reported', () => {
    expect(resolveLink('./d.md#e', source, addresses)).toEqual({ kind: 'missing-file', file: './d.md' })
  })
})

test('a list of URLs may have comments and empty lines, or be missing', () => {
  const dir = makeTree({ 'list.txt': '# all\n/a\n\n/b # later\n  /c#not-a-comment\n' })
  expect(readAddressList(path.join(dir, 'list.txt'))).toEqual(['/a', '/b', '/c#not-a-comment'])
  expect(readAddressList(path.join(dir, 'none.txt'))).toEqual([])
})
