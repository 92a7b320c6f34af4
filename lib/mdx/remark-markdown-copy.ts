import type { Root } from 'mdast'
import { toPlainTree } from '../markdown-copy/plain-tree'
import { writeMarkdown } from '../markdown-copy/write-markdown'
import type { Reference } from './types'

/**
 * Writes the page once more, as plain Markdown for machines: after partials, marks and references are worked out, and
 * before it becomes HTML. The tree goes on unchanged.
 */
export function remarkMarkdownCopy({
  copy,
  references,
}: {
  copy: { markdown: string }
  references: readonly Reference[]
}) {
  return (tree: Root) => {
    copy.markdown = writeMarkdown(toPlainTree(tree, references))
  }
}
