import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { readHtml } from '../support/exported-html'
import { listExportedPages } from '@/tools/preview/compare'

/** A visible backslash before a vertical bar, which Markdown only needs in tables. Code samples may show one. */
function findEscapes(root: Root): string[] {
  const found: string[] = []
  visit(root, (node) => {
    if (node.type === 'element' && ['pre', 'script', 'style'].includes(node.tagName)) return SKIP
    // Text about the escape shows it on its own.
    if (node.type === 'element' && node.tagName === 'code' && toString(node) === '\\|') return SKIP
    if (node.type === 'text' && node.value.includes('\\|')) found.push(node.value)
  })
  return found
}

test('No page shows a backslash before a vertical bar', () => {
  const files = listExportedPages().map(({ file }) => path.join('out', file))
  expect(files).not.toEqual([])
  // Searching the text first is much faster than parsing every page.
  const suspects = files.filter((file) => readFileSync(file, 'utf8').includes('\\|'))
  const found = suspects.flatMap((file) => findEscapes(readHtml(file)).map((text) => `${file}: ${text}`))
  expect(found).toEqual([])
})

test('A backslash before a vertical bar is found in text and inline code, and allowed in code samples', () => {
  const page = fromHtml('<p>a \\| b <code>c \\| d</code> <code>\\|</code></p><pre><code>e \\| f</code></pre>')
  expect(findEscapes(page)).toEqual(['a \\| b ', 'c \\| d'])
})
