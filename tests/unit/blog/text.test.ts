import { afterEach, expect, test } from 'vitest'
import { getBlogText } from '@/lib/blog'
import { makeTree } from '../../support/tree'

afterEach(() => {
  delete process.env.CONTENT_DIR
})

test.each([
  [{ blogTitle: 'Notes', blogDescription: 'What we learn.' }, ['Notes', 'What we learn.', 'What we learn.']],
  [{}, ['Blog', 'News about EventCatalog.', 'News about EventCatalog.']],
])('The blog of a Docusaurus site with %o has its own texts', (settings, expected) => {
  process.env.CONTENT_DIR = makeTree({ 'tree-settings.json': settings })
  const { title, lead, description } = getBlogText()
  expect([title, lead, description]).toEqual(expected)
})

test('Our own blog describes itself', () => {
  expect(getBlogText().lead).toContain('Monthly release roundups')
})
