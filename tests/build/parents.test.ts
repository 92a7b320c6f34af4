import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Paths of all pages and redirects. Names starting with `_` are page fragments. */
const listAddresses = (out: string) =>
  readdirSync(out, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.html') && !name.startsWith('_'))
    .map((name) => `/${name.replace(/(^|\/)index\.html$|\.html$/, '')}`)

/** Parents that don't exist, each with a path under it. */
function findMissingParents(addresses: readonly string[]): string[] {
  const known = new Set(addresses)
  const missing = new Map<string, string>()
  for (const address of addresses) {
    for (let parent = path.posix.dirname(address); parent !== '/'; parent = path.posix.dirname(parent))
      if (!known.has(parent)) missing.set(parent, address)
  }
  return [...missing].map(([parent, address]) => `${parent} is missing, ${address} exists`).sort()
}

test('Every parent path of a page or redirect exists', () => {
  const addresses = listAddresses('out')
  expect(addresses).toEqual(expect.arrayContaining(['/', '/features/change', '/docs/sdk/functions/getEvent']))
  expect(findMissingParents(addresses)).toEqual([])
})

test('A missing parent is found at any depth', () => {
  expect(findMissingParents(['/', '/a/b/c', '/a'])).toEqual(['/a/b is missing, /a/b/c exists'])
  expect(findMissingParents(['/', '/a/b', '/a/c/d'])).toEqual([
    '/a is missing, /a/c/d exists',
    '/a/c is missing, /a/c/d exists',
  ])
})
