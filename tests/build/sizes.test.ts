import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { describe, expect, test } from 'vitest'
import { findAll, getText, readExportedPages } from '../support/exported-html'
import { measureFiles, measureScripts, watchScripts } from '../support/page-weight'
import { setUpVisits } from '../support/site-build'

const visit = setUpVisits()
const pages = readExportedPages()
const docs = pages.filter(({ path: address }) => address.startsWith('/docs/'))

/** Pages that show every component, design element, function, type or release. */
const long = [
  ...['components', 'design', 'drawings'].map((name) => `/docs/contributing/${name}`),
  '/docs/development/releases',
  // Contains a complete program to copy (79.2 kB).
  '/docs/development/migrating/from-asyncapi-files',
  '/docs/sdk',
  '/docs/sdk/types',
]

describe('The size of the export', () => {
  test('is at most 60 kB of HTML per documentation page', () => {
    const large = docs.flatMap(({ path: address, file }) => {
      const bytes = statSync(path.join('out', file)).size
      return bytes > 60_000 && !long.includes(address) ? [`${address}: ${bytes}`] : []
    })
    expect(docs.length).toBeGreaterThan(10)
    expect(large).toEqual([])
  })

  test('is at most 105 kB of HTML for the list of posts, 20 kB compressed, covers included', () => {
    const html = readFileSync('out/blog.html')
    expect(html.length).toBeGreaterThan(20_000)
    expect(html.length).toBeLessThanOrEqual(105_000)
    expect(gzipSync(html).length).toBeLessThanOrEqual(20_000)
  })

  test('is at most 150 kB per page across all files', () => {
    const isStatic = (name: string) => name.startsWith('_next/')
    const isShareImage = (name: string) => name.startsWith('og/')
    const shared = measureFiles('out', isStatic) / pages.length
    const own = measureFiles('out', (name) => !isStatic(name) && !isShareImage(name)) / pages.length
    expect(own + shared).toBeLessThanOrEqual(150_000)
  })
})

describe('The menus of a page', () => {
  const gzip = (root: Root, test: (element: Element) => boolean) =>
    gzipSync(
      findAll(root, test)
        .map((element) => toHtml(element))
        .join(''),
    ).length
  const isHeader = ({ tagName, properties }: Element) =>
    tagName === 'mobile-menu' || (tagName === 'header' && properties.dataSlot === 'site-header')

  test('outside the documentation are at most 5 kB of HTML (gzip), mobile menu included', () => {
    const others = pages.filter(({ path: address }) => !address.startsWith('/docs'))
    expect(others.map(({ path: address }) => address)).toEqual(expect.arrayContaining(['/', '/404']))
    for (const { path: address, root } of others) {
      expect(gzip(root, isHeader), address).toBeGreaterThan(1000)
      expect(gzip(root, isHeader), address).toBeLessThanOrEqual(5000)
    }
  })

  test('of the documentation are at most 2 kB of HTML (gzip)', () => {
    for (const { path: address, root } of docs) {
      const bytes = gzip(root, ({ tagName }) => tagName === 'main-menu')
      expect(bytes, address).toBeGreaterThan(200)
      expect(bytes, address).toBeLessThanOrEqual(2000)
    }
  })

  test('that open on hover, and their icons, are not part of the first load', async () => {
    const requested = await visit('out', async (page, origin) => {
      const scripts = watchScripts(page)
      const urls: string[] = []
      page.on('response', (response) => urls.push(response.url()))
      // The home page shows these icons itself.
      await page.goto(`${origin}/pricing`, { waitUntil: 'networkidle' })
      const texts = (await scripts.take()).map((body) => body.toString())
      scripts.stop()
      return [...urls, ...texts].join('\n')
    })
    expect(requested).toContain('/links.')
    expect(requested).not.toContain('/menus.')
    expect(requested).not.toContain('NavigationMenuTrigger')
  }, 60_000)
})

describe('The scripts of a page', () => {
  /** An index, a reference page, a page with tabs, and the longest page. */
  const reading = ['/docs/api', '/docs/api/event', '/docs/development/starting-a-new-project/installation', '/docs/sdk']
  const products = ['/', '/features/business-flows', '/pricing', '/integrations', '/integrations/openapi', '/blog']

  test('are at most 7.5 kB (gzip) before any interaction, and 45 kB in total after the first', async () => {
    for (const address of [...reading, ...products]) {
      expect(pages.map((page) => page.path)).toContain(address)
      const { before, after } = await measureScripts(visit, 'out', address)
      console.log(`scripts of ${address}: ${before} bytes (gzip), and ${after} after the first interaction`)
      expect(before, address).toBeGreaterThan(1000)
      expect(before, address).toBeLessThanOrEqual(7500)
      expect(after, address).toBeGreaterThan(1000)
      expect(before + after, address).toBeLessThanOrEqual(45_000)
    }
  }, 120_000)

  test('are one file, the same on every page', () => {
    const sets = pages.map(({ root }) =>
      findAll(root, ({ tagName }) => tagName === 'script')
        .flatMap((script) => getText(script, 'src') ?? [])
        .sort()
        .join('\n'),
    )
    expect(new Set(sets).size).toBe(1)
    expect(sets[0]).toMatch(/^\S*\/_next\/static\/scripts\/page-[\w-]+\.js$/)
  })
})
