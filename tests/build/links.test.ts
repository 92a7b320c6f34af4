import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeStub } from '@/lib/export/export'
import { basePath } from '@/lib/kit/options'
import { getOrigin } from '@/lib/kit/urls'
import { findBrokenReferences, findBrokenStyleReferences } from '../support/link-check'
import { listExportedPages } from '@/tools/preview/compare'

describe('URLs in exported pages', () => {
  test('all point to an existing page, file, redirect or anchor', () => {
    expect(listExportedPages().length).toBeGreaterThan(10)
    expect(findBrokenReferences('out', { basePath, origin: getOrigin() })).toEqual([])
  })

  test('in style sheets point to existing files', () => {
    expect(findBrokenStyleReferences('out', basePath)).toEqual([])
  })
})

describe('A broken reference', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'links-'))
    mkdirSync(path.join(folder, 'docs'))
    const files = {
      'index.html': '<h1 id="größe">Start</h1>',
      'docs/old.html': writeStub('/#größe'),
      'docs/lost.html': writeStub('/docs/nowhere'),
      'docs/here.html': writeStub('/docs/there'),
      'docs/there.html': writeStub('/docs/here'),
      'docs/itself.html': writeStub('/docs/itself'),
      'docs/place.html': writeStub('/#nowhere'),
    }
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const find = (html: string) => {
    writeFileSync(path.join(folder, 'docs.html'), html)
    return findBrokenReferences(folder, { basePath, origin: 'https://site.example' })
  }
  const findInPage = (html: string) => find(html).filter((line) => !line.startsWith('/docs/'))

  test.skipIf(basePath !== '').each([
    ['<a href="/docs/gone">', '/docs/gone leads nowhere'],
    ['<a href="https://site.example/docs/gone">', 'https://site.example/docs/gone leads nowhere'],
    ['<a href="/#gone">', '/#gone names the place "gone", which / does not have'],
    ['<a href="#gone">', '#gone names the place "gone", which /docs does not have'],
    ['<a href="/docs/">', '/docs/ ends with a slash'],
    ['<a href="/docs.html">', '/docs.html ends with .html'],
    ['<a href="docs">', 'docs is not written from the root'],
    ['<img src="/img/gone.png" alt="">', '/img/gone.png leads nowhere'],
    ['<img srcset="/img/gone.png 2x" alt="">', '/img/gone.png leads nowhere'],
    ['<script src="/_next/gone.js"></script>', '/_next/gone.js leads nowhere'],
    ['<link rel="preload" as="font" href="/gone.woff2">', '/gone.woff2 leads nowhere'],
    [
      '<meta property="og:image" content="https://site.example/gone.png">',
      'https://site.example/gone.png leads nowhere',
    ],
    ['<a href="/docs/itself">', '/docs/itself leads on to /docs/itself, which runs in a circle'],
    ['<a href="/docs/lost">', '/docs/lost leads on to /docs/nowhere, which leads nowhere'],
  ])('is reported: %s', (html, line) => {
    expect(findInPage(html)).toEqual([`/docs: ${line}`])
  })

  test
    .skipIf(basePath !== '')
    .each([
      '<a href="/docs/old">',
      '<a href="/#gr%C3%B6%C3%9Fe">',
      '<a href="/?a=1#top">',
      '<a href="https://other.example/docs/gone">',
    ])("doesn't include a working one: %s", (html) => {
    expect(findInPage(html)).toEqual([])
  })

  test.skipIf(basePath !== '')('is reported for redirects that no page links to', () => {
    expect(
      find('').map((line) =>
        line.replace(/: leads on to .*?, (which leads on to .*?, )*which (?=runs|leads nowhere|names)/, ': '),
      ),
    ).toEqual([
      '/docs/here: runs in a circle',
      '/docs/itself: runs in a circle',
      '/docs/lost: leads nowhere',
      '/docs/place: names the place "nowhere", which / does not have',
      '/docs/there: runs in a circle',
    ])
  })

  test('is reported for files in style sheets', () => {
    writeFileSync(path.join(folder, 'docs/a.css'), '@font-face{src:url("gone.woff2")} a{background:url(a.css)}')
    expect(findBrokenStyleReferences(folder)).toEqual(['docs/a.css: gone.woff2'])
  })
})
