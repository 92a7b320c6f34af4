import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { site } from '@/lib/kit/site'
import { compareIndex, indexFolder, readIndex, readLeftOut, installed, readRecord } from '@/tools/messages/compare'

test('every message of the packages is explained, and every explained message exists', () => {
  expect(readIndex().length).toBeGreaterThan(150)
  expect(compareIndex(readIndex())).toEqual([])
})

test('messages are left out only for a reason', () => {
  for (const { reason, messages } of readLeftOut()) {
    expect(reason).toMatch(/\w{3}/)
    expect(messages).toEqual([...new Set(messages)])
  }
})

test('the index names the versions that the messages come from', () => {
  const page = readFileSync(`${indexFolder}/index.mdx`, 'utf8')
  const versions = new Map(Object.entries(readRecord()).map(([name, { version }]) => [name, version]))
  expect(versions.get('core')).toBe(site.versions.core)
  for (const name of installed) {
    const manifest = readFileSync(`node_modules/@eventcatalog/${name}/package.json`, 'utf8')
    versions.set(name, (JSON.parse(manifest) as { version: string }).version)
  }
  for (const [name, version] of versions) expect(page).toContain(`| \`@eventcatalog/${name}\` | ${version} |`)
})
