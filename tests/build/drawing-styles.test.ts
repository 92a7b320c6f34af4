import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { hasDrawings } from '@/lib/kit/tokens/drawing-styles'
import { basePath } from '@/lib/kit/options'
import { listExportedPages } from '@/tools/preview/compare'

const all = listExportedPages().map(({ path: address, file }) => {
  const html = readFileSync(path.join('out', file), 'utf8')
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
  return { address, text: html.replaceAll(/<script[\s\S]*?<\/script>/g, ''), sheets }
})
const isDocs = ({ address }: { address: string }) => address.startsWith('/docs')
const pages = all.filter(isDocs)
const isDrawings = (href: string) => href.includes('/_content/drawings.')

describe('The style sheet for drawings', () => {
  test('is loaded by each page with a drawing, and by no other page', () => {
    const loading = all.filter(({ sheets }) => sheets.some(isDrawings))
    expect(loading.map(({ address }) => address)).toEqual(expect.arrayContaining(['/', '/features/change']))
    expect(loading.length).toBeGreaterThan(20)
    expect(loading.length).toBeLessThan(all.length / 2)
    const problems = all.filter(({ text, sheets }) => hasDrawings(text) !== sheets.some(isDrawings))
    expect(problems.map(({ address }) => address)).toEqual([])
  })

  test('contains class names that only drawings use', () => {
    expect(hasDrawings('<figure class="a drawn"></figure>')).toBe(true)
    expect(hasDrawings('<catalog-graph></catalog-graph>')).toBe(true)
    expect(hasDrawings('<p class="prose">drawn, catalog-graph</p>')).toBe(false)
  })
})

test("A documentation page's style sheets are at most 17 kB (gzip), 25.5 kB with drawings", () => {
  const weights = pages.map(({ address, sheets }) => {
    const bytes = sheets.map((href) => gzipSync(readFileSync(path.join('out', href.slice(basePath.length)))).length)
    return { address, bytes: bytes.reduce((sum, size) => sum + size, 0), isDrawn: sheets.length > 1 }
  })
  expect(weights.every(({ bytes }) => bytes > 5000)).toBe(true)
  expect(weights.filter(({ bytes, isDrawn }) => bytes > (isDrawn ? 25_500 : 17_000))).toEqual([])
})

test('The style sheet for pages outside the documentation is at most 13.5 kB (gzip)', () => {
  const [docs = ''] = pages[0]?.sheets ?? []
  const sheets = all.find(({ address }) => address === '/')?.sheets.filter((href) => href !== docs && !isDrawings(href))
  expect(sheets).toHaveLength(1)
  const size = gzipSync(readFileSync(path.join('out', (sheets?.[0] ?? '').slice(basePath.length)))).length
  expect(size).toBeGreaterThan(5000)
  expect(size).toBeLessThanOrEqual(13_500)
})
