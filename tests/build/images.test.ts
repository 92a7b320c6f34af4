import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findHeavyDataImages, findHeavyImages } from '../support/image-check'

describe('Images in the export', () => {
  test('stay within their size limits, share images included', () => {
    expect(findHeavyImages('out')).toEqual([])
  })

  test('are files, not data URLs in a page or style sheet', () => {
    expect(findHeavyDataImages('out')).toEqual([])
  })
})

describe("An image that's too large", () => {
  let folder: string
  beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'images-'))))
  afterAll(() => rmSync(folder, { recursive: true }))

  const write = (name: string, text: string | Uint8Array) => {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }

  test('is reported with its size, its limit and a page that shows it', () => {
    write('docs/api.html', '<img src="/_content/gro%C3%9F.png">')
    write('_content/groß.png', new Uint8Array(300_000))
    write('_content/small.png', new Uint8Array(60_000))
    write('og/docs.png', new Uint8Array(25_001))
    write('icon.svg', new Uint8Array(12_001))
    write('_next/static/media/a.webp', new Uint8Array(60_001))
    expect(findHeavyImages(folder).sort()).toEqual([
      '_content/groß.png: 300000 bytes, expected at most 60000; on /docs/api',
      '_next/static/media/a.webp: 60001 bytes, expected at most 60000; on no page',
      'icon.svg: 12001 bytes, expected at most 12000; on no page',
      'og/docs.png: 25001 bytes, expected at most 25000; on no page',
    ])
  })

  test("is reported when it's a data URL", () => {
    write('docs/api.html', `<img src="data:image/png;base64,${'A'.repeat(300_000)}">`)
    expect(findHeavyDataImages(folder)).toEqual(['docs/api.html: 300022 bytes of image/png'])
  })
})
