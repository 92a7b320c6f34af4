import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { build } from 'esbuild'
import { chromium, type Page } from '@playwright/test'
import type { SiteSearchClient } from '@/lib/search/contract'
import { writeFullText, writeOutline } from '@/lib/export/search-index'
import type { SearchPage } from '@/lib/search/types'
import { getBrowser } from '@/scripts/steps/find-browser'
import { measureOutput } from '../build/measure-build'
import { startServer } from '../pages/server'

/**
 * Lighthouse's "slow 4G". Simulated by the server, because DevTools throttling doesn't affect the worker in which
 * Pagefind loads its files.
 */
const LATENCY = 150
const BYTES_PER_SECOND = 200_000
const HEADERS = 300
const CHUNK = 4096

/** Serves a folder with compression, over one slow connection that responses share. */
async function startSlowServer(folder: string) {
  const sent: { address: string; bytes: number }[] = []
  let line = Promise.resolve()
  const take = (bytes: number) => (line = line.then(() => wait((bytes / BYTES_PER_SECOND) * 1000)))
  const server = await startServer(folder, async (response, status, { headers, body }, address) => {
    await wait(LATENCY)
    sent.push({ address, bytes: body.length + HEADERS })
    response.writeHead(status, headers)
    await take(HEADERS)
    for (let start = 0; start < body.length; start += CHUNK) {
      const piece = body.subarray(start, start + CHUNK)
      await take(piece.length)
      response.write(piece)
    }
    response.end()
  })
  return {
    ...server,
    /** Bytes sent for files whose address contains the text. */
    countBytes: (part: string) =>
      sent.filter(({ address }) => address.includes(part)).reduce((sum, { bytes }) => sum + bytes, 0),
    reset: () => sent.splice(0),
  }
}

declare global {
  interface Window {
    siteSearch: SiteSearchClient
  }
}

const entry = `
import { getSearchClient } from './lib/search/client'
window.siteSearch = getSearchClient()
`

/**
 * Bundles the search client without its UI, as `siteSearch` on the window.
 * @param env public variables, as in a build
 * @returns contents by file name; `client.js` is the entry point
 */
export async function bundleSearch(env: Record<string, string> = {}): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: process.cwd(), sourcefile: 'client.ts' },
    entryNames: 'client',
    outdir: 'bundle',
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env': JSON.stringify(env) },
  })
  return new Map(outputFiles.map(({ path, text }) => [path.split('/').at(-1) ?? path, text]))
}

/** @param share percentile, from 0 to 100 */
function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)] ?? 0
}

const toKilobytes = (bytes: number) => Math.round(bytes / 100) / 10

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

/**
 * Indexes pages like a build, and searches them in a browser with a slow mobile connection.
 * @param queries each one is asked in a new browser
 * @param warmQueries each one is asked twice in the same browser. The second time counts.
 */
export async function measureSearch(
  pages: readonly SearchPage[],
  queries: readonly string[],
  warmQueries = queries,
): Promise<Record<string, number>> {
  const folder = path.resolve('.cache/bench-search', String(pages.length))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeOutline(pages, folder)
  await writeFullText(pages, folder)
  const index = measureOutput(folder).bytes
  for (const [name, text] of await bundleSearch()) writeFileSync(path.join(folder, name), text)
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><title>Search</title><link rel="icon" href="data:,"><script type="module" src="/client.js"></script>',
  )
  const server = await startSlowServer(folder)
  const browser = await chromium.launch({ executablePath: await getBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
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
      // A different query, once the shared files are loaded.
      next.push((await ask(page, queries[(i + 1) % queries.length] ?? query)).first)
      for (const text of i === 0 ? warmQueries : []) {
        await ask(page, text)
        // Same words in a different case: files are cached, but the response isn't.
        warm.push((await ask(page, text.toUpperCase())).first)
      }
      server.reset()
      await context.close()
    }
  } finally {
    await browser.close()
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
  const list = (name: 'bytes' | 'first' | 'full') => cold.map((one) => one[name])
  const size = (share: number) => toKilobytes(percentile(list('bytes'), share))
  const time = (values: readonly number[], share: number) => Math.round(percentile(values, share))
  return {
    pages: pages.length,
    'index kB a page': toKilobytes(index / pages.length),
    'outline kB': toKilobytes(outline),
    'before kB': toKilobytes(before),
    'cold kB p50': size(50),
    'cold kB p95': size(95),
    'first ms p50': time(list('first'), 50),
    'first ms p95': time(list('first'), 95),
    'full ms p50': time(list('full'), 50),
    'full ms p95': time(list('full'), 95),
    'warm ms p50': time(warm, 50),
    'warm ms p95': time(warm, 95),
    'next ms p50': time(next, 50),
  }
}
