import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { listStartingPoints } from '@/components/search/starting-points'
import { searchAreas } from '@/lib/search/types'
import { readExportedPages } from '../support/exported-html'
import { findMeta } from '../support/exported-html'
import { readFullText, readOutline, readOutlinePaths } from '../support/search-index'

/** The scripts of the dialog and the index, with everything they import, but without the script of every page. */
function listDialogScripts(): string[] {
  const folder = 'out/_next/static/scripts'
  const texts = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.js') && !name.startsWith('page-'))
      .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  )
  const queue = [...texts].flatMap(([name, text]) =>
    /See all results|The search index has no page/.test(text) ? name : [],
  )
  const found = new Set(queue)
  for (const name of queue) {
    for (const [, imported = ''] of texts.get(name)?.matchAll(/(?:from|import)\s*["'`]\.\/([\w-]+\.js)["'`]/g) ?? []) {
      if (found.has(imported) || !texts.has(imported)) continue
      found.add(imported)
      queue.push(imported)
    }
  }
  return [...found].map((name) => path.join(folder, name))
}

describe('Search in the export', () => {
  const listed = readExportedPages()
    .filter(({ path: address, root }) => address.startsWith('/docs') && !findMeta(root, 'robots')?.includes('noindex'))
    .map(({ path: address }) => address)
    .sort()

  test('knows the name of every documentation page, and no other page', () => {
    expect(listed.length).toBeGreaterThan(20)
    expect(
      readOutlinePaths('out')
        .filter((address) => address.startsWith('/docs'))
        .sort(),
    ).toEqual(listed)
  })

  test.each([
    ['/integrations', 'Integrations'],
    ['/blog', 'Blog'],
  ])('knows the index %s', (path, title) => {
    expect(readOutline('out').pages.find((page) => page.path === path)?.title).toBe(title)
  })

  test('knows the text of the same pages', () => {
    expect(
      readFullText('out')
        .map(({ url }) => url)
        .sort(),
    ).toEqual(readOutlinePaths('out').sort())
  })

  test('knows every page that the dialog offers as a start, by the same name', () => {
    const titles = new Map(readOutline('out').pages.map((page) => [page.path, page.title]))
    const starts = [undefined, ...searchAreas].flatMap((area) => listStartingPoints(area, []))
    expect(starts.length).toBeGreaterThan(10)
    expect(starts.filter(({ url, title }) => titles.get(url) !== title)).toEqual([])
  })

  test('loads at most 120 kB before the first result, React included', () => {
    const [names, scripts] = [['out/_content/search/outline.json'], listDialogScripts()]
    const sizes = [...names, ...scripts].map((file) => gzipSync(readFileSync(file)).length)
    expect(scripts.length).toBeGreaterThan(4)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(120_000)
    expect(readOutline('out')).toMatchObject({ depth: 4 })
  })

  test('has no user interface but ours', () => {
    const names = readdirSync('out/_content/search/text').filter((name) => /ui|highlight|unknown/.test(name))
    expect(names).toEqual([])
  })

  test("isn't requested before anyone types", () => {
    const pages = readExportedPages().filter(({ file }) =>
      readFileSync(path.join('out', file), 'utf8').includes('/_content/search'),
    )
    expect(pages.map(({ file }) => file)).toEqual([])
  })

  test('connects to no other host, because no key is set', () => {
    const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.html') && statSync(path.join('out', name)).isFile(),
    )
    const connected = files.filter((name) => readFileSync(path.join('out', name), 'utf8').includes('algolia.net'))
    expect(connected).toEqual([])
  })
})
