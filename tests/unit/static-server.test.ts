import type { Server } from 'node:http'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStaticServer } from '@/lib/export/static-server'

let folder: string
let server: Server
let origin: string
const large = 'A line of text.\n'.repeat(50_000)

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'static-'))
  mkdirSync(path.join(folder, 'docs'))
  mkdirSync(path.join(folder, '_next/static'), { recursive: true })
  const files = {
    'index.html': '<p>Start</p>',
    'docs/page.html': large,
    'docs/page.md': '# Page',
    'index.md': '# Start',
    'data.json': '{}',
    'Über.txt': 'Text',
    'x.woff2': 'font',
    '_next/static/a.1234.js': large,
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
  server = createStaticServer(folder)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

const get = (address: string, init?: RequestInit) => fetch(origin + address, { redirect: 'manual', ...init })

describe('the local server', () => {
  test.each([
    ['/', 'gzip', '<p>Start</p>'],
    ['/docs/page', 'gzip', large],
    ['/data.json', 'gzip', '{}'],
    ['/x.woff2', null, 'font'],
  ])('sends %s with the encoding %s, and the complete text', async (address, encoding, text) => {
    const response = await get(address)
    expect([response.status, response.headers.get('content-encoding')]).toEqual([200, encoding])
    expect(await response.text()).toBe(text)
  })

  test("sends immutable files the same way again, also to clients that don't accept compression", async () => {
    const address = '/_next/static/a.1234.js'
    const answers = [await get(address), await get(address)]
    for (const response of answers) expect(await response.text()).toBe(large)
    const [first, second] = answers.map(({ headers }) =>
      ['content-type', 'content-encoding', 'cache-control', 'vary', 'x-content-type-options'].map((name) =>
        headers.get(name),
      ),
    )
    expect(first).toEqual(second)
    expect(first?.[2]).toContain('immutable')
    const plain = await get(address, { headers: { 'accept-encoding': 'identity' } })
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, large])
    expect((await get(address, { method: 'HEAD' })).status).toBe(200)
  })

  test("compresses nothing for clients that don't accept it", async () => {
    const response = await get('/docs/page', { headers: { 'accept-encoding': 'identity' } })
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(response.headers.get('content-length')).toBe(String(large.length))
  })

  test('answers HEAD without a body', async () => {
    const response = await get('/docs/page', { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([200, ''])
  })

  test('serves file names with umlauts', async () => {
    // Without compression the length is known, and Node writes the headers differently.
    const response = await get(`/${encodeURIComponent('Über.txt')}`, { headers: { 'accept-encoding': 'identity' } })
    expect([response.status, await response.text()]).toEqual([200, 'Text'])
  })

  test('redirects URLs with a trailing slash, and returns 404 for missing ones', async () => {
    const moved = await get('/docs/page/')
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/docs/page'])
    expect((await get('/nothing')).status).toBe(404)
  })

  test.each([
    ['/', '# Start'],
    ['/docs/page', '# Page'],
    ['/docs/page?x=1', '# Page'],
  ])('answers requests for Markdown at %s with the copy', async (address, text) => {
    const response = await get(address, { headers: { accept: 'text/markdown, text/html;q=0.9' } })
    expect([response.headers.get('content-type'), await response.text()]).toEqual([
      'text/markdown; charset=utf-8',
      text,
    ])
    expect(response.headers.get('vary')).toContain('Accept')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
  })

  test('answers all other requests with the page, and tells caches that responses vary', async () => {
    const response = await get('/docs/page')
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(response.headers.get('vary')).toBe('Accept, accept-encoding')
    expect(response.headers.get('x-robots-tag')).toBeNull()
  })

  test("returns no Markdown if there's no copy, nor for files outside the export", async () => {
    const headers = { accept: 'text/markdown' }
    expect((await get('/data.json', { headers })).headers.get('content-type')).toContain('application/json')
    expect((await get('/%2e%2e%2f%2e%2e/etc', { headers })).status).toBeGreaterThanOrEqual(400)
  })
})
