import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { writeFullText, writeOutline } from '@/lib/export/search-index'
import type { SearchPage } from '@/lib/search/types'
import { bundleSearch } from './bundle-search'
import { getBrowser } from './find-browser'
import { startSlowServer } from './slow-server'

export interface SearchRow {
  pages: number
  'index kB a page': number
  'outline kB': number
  'before kB': number
  'cold kB p50': number
  'cold kB p95': number
  'first ms p50': number
  'first ms p95': number
  'full ms p50': number
  'full ms p95': number
  'warm ms p50': number
  'warm ms p95': number
  'next ms p50': number
}

/** @param share percentile, from 0 to 100 */
function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)] ?? 0
}

const toKilobytes = (bytes: number) => Math.round(bytes / 100) / 10

function measureFolder(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(path.join(folder, name)))
    .reduce((sum, stats) => sum + (stats.isFile() ? stats.size : 0), 0)
}

/** Milliseconds until a query's first results, and until its full-text results. */
function ask(page: Page, query: string): Promise<{ first: number; full: number }> {
  return page.evaluate(async (text) => {
    const requests = [{ indexName: 'pages', params: { query: text } }]
    const started = performance.now()
    await window.siteSearch.search(requests)
    const first = performance.now() - started
    await window.siteSearch.whenComplete()
    await window.siteSearch.search(requests)
    return { first, full: performance.now() - started }
  }, query)
}

/** Indexes pages like a build, and searches them in a browser with a slow mobile connection. */
export async function measureSearch(pages: readonly SearchPage[], queries: readonly string[]): Promise<SearchRow> {
  const folder = path.resolve('.cache/bench-search', String(pages.length))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeOutline(pages, folder)
  await writeFullText(pages, folder)
  const index = measureFolder(folder)
  for (const [name, text] of await bundleSearch()) writeFileSync(path.join(folder, name), text)
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><title>Search</title><link rel="icon" href="data:,"><script type="module" src="/client.js"></script>',
  )
  const server = await startSlowServer(folder)
  const browser = await chromium.launch({ executablePath: getBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
  const cold: { bytes: number; first: number; full: number }[] = []
  const warm: number[] = []
  const next: number[] = []
  let before = 0
  let outline = 0
  try {
    for (const [i, query] of queries.entries()) {
      const context = await browser.newContext()
      const page = await context.newPage()
      await page.goto(server.origin)
      await page.waitForFunction(() => window.siteSearch !== undefined)
      before = Math.max(before, server.countBytes('/_content/'))
      server.reset()
      const times = await ask(page, query)
      cold.push({ ...times, bytes: server.countBytes('/') })
      outline = server.countBytes('outline.json')
      // Same words in a different case: files are cached, but the response isn't.
      warm.push((await ask(page, query.toUpperCase())).first)
      // A different query, once the shared files are loaded.
      next.push((await ask(page, queries[(i + 1) % queries.length] ?? query)).first)
      server.reset()
      await context.close()
    }
  } finally {
    await browser.close()
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
  const of = (name: 'bytes' | 'first' | 'full', share: number) =>
    percentile(
      cold.map((one) => one[name]),
      share,
    )
  return {
    pages: pages.length,
    'index kB a page': toKilobytes(index / pages.length),
    'outline kB': toKilobytes(outline),
    'before kB': toKilobytes(before),
    'cold kB p50': toKilobytes(of('bytes', 50)),
    'cold kB p95': toKilobytes(of('bytes', 95)),
    'first ms p50': Math.round(of('first', 50)),
    'first ms p95': Math.round(of('first', 95)),
    'full ms p50': Math.round(of('full', 50)),
    'full ms p95': Math.round(of('full', 95)),
    'warm ms p50': Math.round(percentile(warm, 50)),
    'warm ms p95': Math.round(percentile(warm, 95)),
    'next ms p50': Math.round(percentile(next, 50)),
  }
}
