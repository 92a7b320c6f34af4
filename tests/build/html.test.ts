import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listExportedPages } from '@/tools/preview/compare'
import { findCoverSet } from '@/tools/looks/cover-set'
import { readCoverSet } from '../support/cover-set'
import { readExportedPages } from '../support/exported-html'
import { findInvalidHtml } from '../support/html-check'

const listHtml = () =>
  readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))

/** `npm test` validates pages that together have every element, class and state. `npm run test:all` validates all. */
function listPagesToSkip(): Set<string> {
  if (process.env.EVERY_PAGE === 'true') return new Set()
  const cover = new Set(['/404', ...readCoverSet(() => findCoverSet('out', readExportedPages()))])
  return new Set(listExportedPages().flatMap((page) => (cover.has(page.path) ? [] : [page.file])))
}

describe('Every kind of page, every stub and error page', () => {
  test('is valid HTML', async () => {
    const skipped = listPagesToSkip()
    const files = listHtml().filter((name) => !skipped.has(name))
    expect(files.length).toBeGreaterThan(200)
    expect(files).toEqual(expect.arrayContaining(['404.html', 'index.html', 'docs/sdk/functions/getEvent.html']))
    expect(await findInvalidHtml('out', files)).toEqual([])
  }, 180_000)
})

describe('A page', () => {
  let folder: string
  beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'html-'))))
  afterAll(() => rmSync(folder, { recursive: true }))

  test.each([
    ['an unclosed element', '<div><span>a</div>', "Unclosed element '<span>' (close-order)"],
    ['a block element in a paragraph', '<p><div>a</div></p>', "Stray end tag '</p>' (close-order)"],
    [
      'a block element in inline content',
      '<span><div>a</div></span>',
      '<div> element is not permitted as content under <span> (element-permitted-content)',
    ],
    [
      'a block element in inline content, in a custom element',
      '<span><docs-x><div>a</div></docs-x></span>',
      '<div> element is not permitted as content under <span> (element-permitted-content)',
    ],
    ['a duplicate attribute', '<p id="a" id="b">a</p>', 'Attribute "id" duplicated (no-dup-attr)'],
    ['a duplicate id', '<p id="a">a</p><p id="a">a</p>', 'Duplicate ID "a" (no-dup-id)'],
    [
      'an unknown attribute',
      '<p aria-labeledby="a" id="a">a</p>',
      'Attribute "aria-labeledby" is none of WAI-ARIA (aria)',
    ],
    [
      'an invalid attribute value',
      '<p aria-hidden="yes">a</p>',
      'Attribute "aria-hidden" is "yes", expected one of true, false (aria)',
    ],
    [
      'a label that no one reads',
      '<div aria-label="a">a</div>',
      '"aria-label" cannot be used on this element (aria-label-misuse)',
    ],
    ['a raw <', '<p>a < b</p>', 'Raw "<" must be encoded as "&lt;" (no-raw-characters)'],
  ])('with %s is reported with its line', async (_, body, message) => {
    writeFileSync(
      path.join(folder, 'docs.html'),
      `<!doctype html>\n<html lang="en"><head><title>a</title></head><body>\n<p>a > b</p>\n${body}\n</body></html>`,
    )
    const [found = ''] = await findInvalidHtml(folder, ['docs.html'])
    expect(found).toMatch(/^docs\.html:4 /)
    expect(found).toContain(message)
  })
})
