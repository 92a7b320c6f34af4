import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { prepareContentlayerCache } from '@/scripts/steps/contentlayer-cache'
import { writeFiles } from '../../support/tree'

let folder: string
const time = new Date('2026-01-31')

/** Writes a page with a given time, as `cp -p` and `rsync -t` do. */
function save(file: string, text: string, at = time): void {
  writeFiles(folder, { [file]: text })
  utimesSync(path.join(folder, file), at, at)
}

/** Runs a build. @returns whether Contentlayer's cache from the previous one was still there */
function build(tree: string, isFailing = false): boolean {
  vi.stubEnv('CONTENT_DIR', path.join(folder, tree))
  const finish = prepareContentlayerCache(path.join(folder, '.contentlayer'))
  const cache = path.join(folder, '.contentlayer/.cache')
  const isKept = existsSync(cache)
  mkdirSync(cache, { recursive: true })
  if (!isFailing) finish()
  return isKept
}

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'contentlayer-'))
  save('one/docs/a.mdx', 'Text.')
  save('two/docs/a.mdx', 'Other text.')
  build('one')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

describe("Contentlayer's cache", () => {
  test('is kept if files are unchanged, edited, added or removed', () => {
    expect(build('one')).toBe(true)
    save('one/docs/a.mdx', 'New text.', new Date('2026-02-01'))
    save('one/docs/b.mdx', 'Text.')
    expect(build('one')).toBe(true)
    rmSync(path.join(folder, 'one/docs/a.mdx'))
    expect(build('one')).toBe(true)
  })

  test('is removed if a file was replaced by another one with the same time', () => {
    save('one/docs/a.mdx', 'New text.')
    expect(build('one')).toBe(false)
  })

  test('is removed for another tree', () => {
    expect(build('two')).toBe(false)
  })

  test('is removed if fields have other types', () => {
    vi.stubEnv('CONTENT_STRICT', 'true')
    expect(build('one')).toBe(false)
  })

  test('is removed after Contentlayer has failed', () => {
    expect(build('one', true)).toBe(true)
    expect(build('one')).toBe(false)
  })
})
