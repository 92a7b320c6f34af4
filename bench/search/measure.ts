import { existsSync, readFileSync, statSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { chromium, type Page } from '@playwright/test'
import type { SiteSearchClient } from '@/lib/search/contract'
import { writeFullText, writeOutline } from '@/lib/export/search-index'
import type { SearchPage } from '@/lib/search/types'
import { getBrowser } from '@/scripts/steps/find-browser'

/**
 * Lighthouse's "slow 4G". Simulated by the server, because DevTools throttling doesn't affect the worker in which
 * Pagefind loads its files.
 */
const LATENCY = 150
const BYTES_PER_SECOND = 200_000
const HEADERS = 300
const CHUNK = 4096

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.json': 'application/json' }

interface SlowServer {
  origin: string
  /** Bytes sent for files whose address contains the text. */
  countBytes: (part: string) => number
  countRequests: (part: string) => number
  reset: () => void
  close: () => void
}

/** Serves a folder with compression, over one slow connection. */
async function startSlowServer(folder: string): Promise<SlowServer> {
  const packed = new Map<string, Buffer>()
  let sent: { address: string; bytes: number }[] = []
  // Responses share one connection.
  let line = Promise.resolve()
  const take = (bytes: number) => (line = line.then(() => wait((bytes / BYTES_PER_SECOND) * 1000)))

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = path.join(folder, pathname === '/' ? 'index.html' : decodeURIComponent(pathname))
    const serve = async () => {
      await wait(LATENCY)
      if (!existsSync(file) || !statSync(file).isFile()) {
        response.writeHead(404).end()
        return
      }
      const type = types[path.extname(file)]
      const content =
        packed.get(file) ?? (type === undefined ? readFileSync(file) : gzipSync(readFileSync(file), { level: 9 }))
      packed.set(file, content)
      sent.push({ address: pathname, bytes: content.length + HEADERS })
      response.writeHead(200, {
        'content-type': type ?? 'application/octet-stream',
        'content-length': content.length,
        'cache-control': 'max-age=3600',
        ...(type === undefined ? {} : { 'content-encoding': 'gzip' }),
      })
      await take(HEADERS)
      for (let start = 0; start < content.length; start += CHUNK) {
        const piece = content.subarray(start, start + CHUNK)
        await take(piece.length)
        response.write(piece)
      }
      response.end()
    }
    void serve()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const find = (part: string) => sent.filter(({ address }) => address.includes(part))
  return {
    origin: `http://127.0.0.1:${port}`,
    countBytes: (part) => find(part).reduce((sum, { bytes }) => sum + bytes, 0),
    countRequests: (part) => find(part).length,
    reset: () => (sent = []),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
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

/**
 * Indexes pages like a build, and searches them in a browser with a slow mobile connection.
 * @param queries each one is asked in a new browser
 * @param warmQueries each one is asked twice in the same browser. The second time counts.
 */
export async function measureSearch(
  pages: readonly SearchPage[],
  queries: readonly string[],
  warmQueries = queries,
): Promise<SearchRow> {
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
