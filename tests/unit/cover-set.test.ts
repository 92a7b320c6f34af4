import { fromHtml } from 'hast-util-from-html'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { chooseCover, findCoverSet, listFeatures } from '@/tools/looks/cover-set'

const read = (body: string) => listFeatures(fromHtml(`<main>${body}</main>`))

describe('The features of a page', () => {
  test.each([
    ['a class', '<p class="lead">a</p>', '<p>a</p>'],
    ['a state', '<details open>a</details>', '<details>a</details>'],
    ['the value of a role', '<p role="note">a</p>', '<p role="alert">a</p>'],
    ['the parent element', '<ul><li><p>a</p></li></ul>', '<p>a</p>'],
    ['a custom element', '<docs-tabs>a</docs-tabs>', '<div>a</div>'],
    ['a variant', '<p class="note note-new">a</p>', '<p class="note">a</p>'],
    ['a marker in a drawing', '<svg><path class="arrow"/></svg>', '<svg><path/></svg>'],
  ])('differ by %s', (_, one, other) => {
    expect(read(one)).not.toEqual(read(other))
  })

  test('include a variant once, not in every context', () => {
    const html = '<p><b class="note note-new">a</b></p>'
    expect(read(`${html}<ul><li><b class="note">a</b></li></ul>`)).toEqual(
      read(`${html}<ul><li><b class="note note-new">a</b></li></ul>`),
    )
  })

  test("don't differ by text, ids or URLs", () => {
    expect(read('<p id="a">One <a href="/a">link</a></p>')).toEqual(read('<p id="b">Two <a href="/b">more</a></p>'))
  })
})

describe('The cover set', () => {
  let out: string
  const write = (name: string, body: string) =>
    writeFileSync(path.join(out, `${name}.html`), `<!doctype html><html><body><main>${body}</main></body></html>`)
  beforeEach(() => {
    out = mkdtempSync(path.join(tmpdir(), 'cover-'))
    for (const name of ['one', 'two', 'three']) write(name, '<p>Text of a page.</p>')
  })
  afterEach(() => rmSync(out, { recursive: true }))

  test('is one page if all pages are alike', () => {
    expect(findCoverSet(out)).toHaveLength(1)
  })

  test('includes the only page that shows a component', () => {
    write('rare', '<p>Text of a page.</p><docs-rare class="new"><button aria-expanded="false">a</button></docs-rare>')
    expect(findCoverSet(out)).toContain('/rare')
  })

  test('includes the page with the longest word', () => {
    write('wide', `<p>${'Unbreakable'.repeat(5)}</p>`)
    expect(findCoverSet(out)).toContain('/wide')
  })

  test('covers every feature of any page', () => {
    const pages = ['a b', 'b c', 'c', 'a d'].map((text, index) => ({
      path: `/${index}`,
      features: new Set(text.split(' ')),
      size: 100,
    }))
    const chosen = pages.filter(({ path: address }) => chooseCover(pages).includes(address))
    expect(new Set(chosen.flatMap(({ features }) => [...features]))).toEqual(new Set(['a', 'b', 'c', 'd']))
    expect(chosen.length).toBeLessThan(pages.length)
  })
})
