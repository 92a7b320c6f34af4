import path from 'node:path'
import { expect, test } from 'vitest'
import { toFigures } from '@/bench/pages/lighthouse'
import { findFile } from '@/bench/pages/server'
import { toByteKind } from '@/bench/pages/measure-page'
import { makeTree } from '../support/tree'

test('a Lighthouse report is parsed', () => {
  const figures = toFigures({
    audits: {
      'largest-contentful-paint': { numericValue: 1234.5 },
      'cumulative-layout-shift': { numericValue: 0.01234 },
    },
    categories: {
      performance: { score: 0.98 },
      accessibility: { score: 0.96 },
      'best-practices': { score: 1 },
      seo: { score: 1 },
    },
  })
  expect(figures).toEqual({
    performance: 98,
    accessibility: 96,
    'best-practices': 100,
    seo: 100,
    fcp: 0,
    lcp: 1235,
    tbt: 0,
    cls: 0.012,
  })
})

test('bytes are counted by content type', () => {
  const kinds = ['text/html', 'text/javascript', 'text/css', 'font/woff2', 'image/svg+xml', 'application/wasm']
  expect(kinds.map(toByteKind)).toEqual(['html', 'js', 'css', 'font', 'image', 'other'])
})

test('a URL resolves to its file, with or without a slash, and never outside the site', () => {
  const folder = path.join(
    makeTree({ 'site/a.html': '', 'site/b/index.html': '', 'site/c.md': '', secret: '' }),
    'site',
  )
  const found = ['/a', '/a.html', '/b', '/b/', '/c.md', '/d', '/../secret', '/%2e%2e/secret'].map((address) =>
    findFile(folder, address),
  )
  expect(found.map((file) => file?.slice(folder.length))).toEqual([
    '/a.html',
    '/a.html',
    '/b/index.html',
    '/b/index.html',
    '/c.md',
    undefined,
    undefined,
    undefined,
  ])
})
