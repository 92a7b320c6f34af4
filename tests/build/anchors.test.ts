import { expect, test } from 'vitest'
import { findAll, hasClass, readExportedPages } from '../support/exported-html'

const pages = readExportedPages().map(({ path, root }) => ({
  path,
  count: findAll(root, (element) => element.tagName === 'a' && hasClass(element, 'anchor')).length,
}))
const isQuoted = ({ path }: { path: string }) => /^\/(docs|blog)(\/|$)/.test(path)

test('Headings of the documentation and the blog have anchors', () => {
  expect(pages.filter((page) => isQuoted(page) && page.count > 0).length).toBeGreaterThan(100)
})

test('Headings of product pages have no anchors', () => {
  expect(pages.filter((page) => !isQuoted(page) && page.count > 0).map(({ path }) => path)).toEqual([])
})
