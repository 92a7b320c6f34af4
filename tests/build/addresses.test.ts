import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStaticServer } from '@/lib/export/static-server'
import { securityHeaders } from '@/lib/outputs/hosting/headers'
import { basePath } from '@/lib/kit/options'
import { parseRedirects } from '@/lib/routes/redirects/file'
import { ProblemList } from '@/lib/kit/problems'
import { findUrlProblems } from '../support/address-check'
import { listExportedPages } from '@/tools/preview/compare'
import { findNginxObstacle, get, startNginx, startServer, type RunningHost } from '../support/hosts'
import { createPlainServer } from '../support/plain-server'

const obstacle = findNginxObstacle()
if (obstacle !== undefined) console.warn(`Skipping URL tests on nginx: ${obstacle}.`)

const pages = listExportedPages()
const isFolder = basePath !== ''
let small: string

/** Names that cause trouble for hosts: spaces, umlauts, a folder that's also a page, a page named like a file. */
const odd = [
  'index',
  '404',
  'index copy',
  'Über uns',
  'docs',
  'docs/api',
  'docs/llms.txt',
  'docs/100% sure',
  'docs/a+b',
]

beforeAll(() => {
  small = mkdtempSync(path.join(tmpdir(), 'addresses-'))
  for (const folder of ['catalog', '_next/static', 'catalog/docs', 'docs/api'])
    mkdirSync(path.join(small, folder), { recursive: true })
  for (const name of odd) {
    const file = `${name}.html`
    for (const place of ['', 'catalog/'])
      writeFileSync(path.join(small, place + file), `<!doctype html><p>${place}${name}</p>`)
  }
  writeFileSync(path.join(small, 'docs/api.md'), '# API')
  writeFileSync(path.join(small, '_next/static/a.js'), '1')
})
afterAll(() => rmSync(small, { recursive: true }))

const listSmall = (folder: string) =>
  listExportedPages(folder).filter(({ file }) => !file.startsWith('catalog/') && file !== '404.html')

const hosts = [
  {
    name: 'the bundled server',
    start: (folder: string, base = '') =>
      startServer(createStaticServer(base === '' ? folder : path.join(folder, base), base)),
    skip: false,
  },
  {
    name: 'nginx with the shipped files',
    start: (folder: string, base = '') => startNginx(path.resolve(folder), base),
    skip: obstacle !== undefined,
  },
]

for (const { name, start, skip } of hosts) {
  describe.skipIf(skip)(`On ${name}`, () => {
    async function on<T>(folder: string, base: string, look: (host: RunningHost) => Promise<T>): Promise<T> {
      const host = await start(folder, base)
      return look(host).finally(() => host.stop())
    }

    test.skipIf(isFolder)(
      'every page has one URL, and all other spellings redirect to it and keep the query',
      async () => {
        expect(pages.length).toBeGreaterThan(10)
        const list = pages.filter(({ file }) => file !== '404.html')
        expect(await on('out', '', ({ origin }) => findUrlProblems(origin, 'out', list))).toEqual([])
      },
      120_000,
    )

    test.each(['', '/catalog'])('names with spaces, umlauts, dots and folders work under "%s"', async (base) => {
      const folder = small + base
      const problems = await on(small, base, ({ origin }) => findUrlProblems(origin, folder, listSmall(folder), base))
      expect(problems).toEqual([])
    })

    test('a missing URL shows nothing, and redirects never go to another host', async () => {
      await on(small, '', async ({ origin }) => {
        const missing = await get(origin, '/docs/nothing')
        expect([missing.status, missing.body.toString()]).toEqual([404, '<!doctype html><p>404</p>'])
        for (const target of [
          '//evil.example/',
          '//evil.example/index.html',
          '//evil.example/a.html',
          '/%2e%2e/%2e%2e/etc/passwd',
        ]) {
          const { status, headers, body } = await get(origin, target)
          expect(headers.location ?? '', target).not.toMatch(/^(\/\/|\/\\|https?:\/\/evil)/)
          expect(body.toString()).not.toContain('root:')
          expect(status).toBeGreaterThanOrEqual(300)
        }
      })
    })

    test("pages are revalidated, hashed files are cached, copies aren't indexed, and all have security headers", async () => {
      await on(small, '', async ({ origin }) => {
        const page = await get(origin, '/docs')
        const file = await get(origin, '/_next/static/a.js')
        const copy = await get(origin, '/docs/api.md')
        const missing = await get(origin, '/nothing')
        for (const { headers } of [page, file, copy, missing]) {
          for (const [key, value] of Object.entries(securityHeaders)) expect(headers[key.toLowerCase()]).toBe(value)
        }
        expect(page.headers['cache-control']).toContain('must-revalidate')
        expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
        expect([copy.headers['x-robots-tag'], copy.headers['content-type']]).toEqual([
          'noindex',
          'text/markdown; charset=utf-8',
        ])
        expect(page.headers['x-robots-tag']).toBeUndefined()
      })
    })
  })
}

describe.skipIf(isFolder)('On a host that serves files by name', () => {
  test('every page has what its script requests: its .html file, or the not-found page and then the file', async () => {
    const host = await startServer(createPlainServer('out'))
    const notFound = readFileSync('out/404.html')
    const problems: string[] = []
    for (const { path: address, file } of pages) {
      if (['/', '/404'].includes(address)) continue
      const page = await get(host.origin, `${address}.html?a=1`)
      const head = await get(host.origin, `${address}.html`, 'HEAD')
      const response = await get(host.origin, `${address}?a=%C3%BC`)
      // A folder with the same name redirects to itself plus a slash. It has no index, so the not-found page is served.
      const shown = response.status === 301 ? await get(host.origin, response.headers.location ?? '') : response
      if (page.status !== 200 || head.status !== 200 || !page.body.equals(readFileSync(path.join('out', file))))
        problems.push(`${address}.html: ${page.status}, ${head.status}`)
      if (shown.status !== 404 || !shown.body.equals(notFound)) problems.push(`${address}: ${shown.status}`)
    }
    host.stop()
    expect(problems).toEqual([])
  }, 120_000)
})

describe.skipIf(obstacle !== undefined)('Redirects on nginx', () => {
  test('answer with 301 and keep the query, also for patterns', async () => {
    const host = await startNginx(path.resolve('out'))
    const lines = parseRedirects(readFileSync('redirects.json', 'utf8'), new ProblemList())
    const problems: string[] = []
    for (const { from, to } of lines) {
      const name = 'getEvent'
      const { status, headers } = await get(host.origin, `${from.replace('{name}', name)}?a=1`)
      if (status !== 301 || headers.location !== `${to.replace('{name}', name)}?a=1`)
        problems.push(`${from}: ${status} ${headers.location}`)
    }
    const split = await get(host.origin, '/docs/sdk/functions/a%0d%0aX-Evil:%201')
    host.stop()
    expect(problems).toEqual([])
    expect(split.headers['x-evil']).toBeUndefined()
    expect(lines.length).toBeGreaterThan(70)
  }, 60_000)

  test('the check fails when a page is missing', async () => {
    const host = await startNginx(small)
    const problems = await findUrlProblems(host.origin, small, [{ path: '/gone', file: 'docs.html' }])
    host.stop()
    expect(problems).toEqual(['/gone: 404'])
    expect(existsSync(path.join(small, 'gone.html'))).toBe(false)
  })
})
