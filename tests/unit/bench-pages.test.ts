import path from 'node:path'
import { expect, test } from 'vitest'
import { toFigures } from '@/bench/pages/lighthouse'
import { findFile } from '@/bench/pages/server'
import { toByteKind } from '@/bench/pages/transfer'
import { makeTree } from '../support/tree'

test('a Lighthouse report is parsed, with the audits that cost points', () => {
  const category = (score: number, id: string, weight: number) => ({ score, auditRefs: [{ id, weight }] })
  const figures = toFigures({
    environment: { benchmarkIndex: 900 },
    audits: {
      'largest-contentful-paint': { score: 0.9, numericValue: 1234.5 },
      'cumulative-layout-shift': { score: 1, numericValue: 0.01234 },
      'color-contrast': { score: 0 },
      'meta-description': { score: 0 },
    },
    categories: {
      performance: category(0.98, 'largest-contentful-paint', 25),
      accessibility: category(0.96, 'color-contrast', 7),
      'best-practices': category(1, 'other', 1),
      seo: category(1, 'meta-description', 0),
    },
  })
  expect(figures).toMatchObject({ performance: 98, lcp: 1235, cls: 0.012, failed: ['color-contrast'] })
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
