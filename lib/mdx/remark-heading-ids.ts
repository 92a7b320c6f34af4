import GithubSlugger from 'github-slugger'
import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

/**
 * Gives headings the ids that Docusaurus gives them, which other pages link to. An id at the end of a heading is read
 * later (rehype-structure.ts).
 * @param countsTitle whether the level 1 heading takes an id away from the others, as in documentation
 */
export function remarkHeadingIds({ countsTitle }: { countsTitle: boolean }) {
  return (tree: Root) => {
    const slugger = new GithubSlugger()
    // Used by the page layout.
    slugger.slug('content')
    visit(tree, 'heading', (node) => {
      const comment = node.children.at(-1)
      const asked =
        comment?.type === 'mdxTextExpression' ? /^\/\*\s*#([^\s*]+)/.exec(comment.value.trim())?.[1] : undefined
      if (asked !== undefined) node.children.pop()
      const text = toString(node)
      if (/\{#[^}]+\}\s*$/.test(text) || (node.depth === 1 && !countsTitle)) return
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id: asked ?? slugger.slug(text) } }
    })
  }
}
