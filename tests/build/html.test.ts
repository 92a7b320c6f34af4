import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findInvalidHtml } from '../support/html-check'

const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))

describe('Every page, stub and error page', () => {
  test('is valid HTML', async () => {
    expect(files.length).toBeGreaterThan(600)
    expect(files).toEqual(expect.arrayContaining(['404.html', 'index.html', 'docs/sdk/functions/getEvent.html']))
    expect(await findInvalidHtml('out', files)).toEqual([])
  }, 180_000)
})

describe('A page', () => {
  let folder: string
  beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'html-'))))
  afterAll(() => rmSync(folder, { recursive: true }))

  test.each([
    ['an element that is not closed', '<div><span>a</div>', "Unclosed element '<span>' (close-order)"],
    ['a box in a paragraph', '<p><div>a</div></p>', "Stray end tag '</p>' (close-order)"],
    [
      'a box in a phrase',
      '<span><div>a</div></span>',
      '<div> element is not permitted as content under <span> (element-permitted-content)',
    ],
    [
      'a box in a phrase, in an element of ours',
      '<span><docs-x><div>a</div></docs-x></span>',
      '<div> element is not permitted as content under <span> (element-permitted-content)',
    ],
    ['an attribute twice', '<p id="a" id="b">a</p>', 'Attribute "id" duplicated (no-dup-attr)'],
    ['an id twice', '<p id="a">a</p><p id="a">a</p>', 'Duplicate ID "a" (no-dup-id)'],
    [
      'an attribute that is none',
      '<p aria-labeledby="a" id="a">a</p>',
      'Attribute "aria-labeledby" is none of WAI-ARIA (aria)',
    ],
    [
      'a value that an attribute does not have',
      '<p aria-hidden="yes">a</p>',
      'Attribute "aria-hidden" is "yes", expected one of true, false (aria)',
    ],
    [
      'a name where none is read',
      '<div aria-label="a">a</div>',
      '"aria-label" cannot be used on this element (aria-label-misuse)',
    ],
    ['a raw <', '<p>a < b</p>', 'Raw "<" must be encoded as "&lt;" (no-raw-characters)'],
  ])('with %s is found, with its line', async (_, body, message) => {
    writeFileSync(
      path.join(folder, 'docs.html'),
      `<!doctype html>\n<html lang="en"><head><title>a</title></head><body>\n<p>a > b</p>\n${body}\n</body></html>`,
    )
    const [found = ''] = await findInvalidHtml(folder, ['docs.html'])
    expect(found).toMatch(/^docs\.html:4 /)
    expect(found).toContain(message)
  })
})
