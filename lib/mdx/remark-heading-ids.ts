import GithubSlugger from 'github-slugger'
import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

/**
 * Generates the same heading ids as Docusaurus, so that links to them keep working. Ids at the end of a heading are read
 * later (rehype-structure.ts).
 * @param countsTitle whether the level 1 heading's id is taken, as in documentation
 */
export function remarkHeadingIds({ countsTitle }: { countsTitle: boolean }) {
  return (tree: Root) => {
    const slugger = new GithubSlugger()
    // The page layout has this id.
    slugger.slug('content')
    visit(tree, 'heading', (node) => {
      const comment = node.children.at(-1)
      const explicitId =
        comment?.type === 'mdxTextExpression' ? /^\/\*\s*#([^\s*]+)/.exec(comment.value.trim())?.[1] : undefined
      if (explicitId !== undefined) node.children.pop()
      const text = toString(node)
      if (/\{#[^}]+\}\s*$/.test(text) || (node.depth === 1 && !countsTitle)) return
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id: explicitId ?? slugger.slug(text) } }
    })
  }
}
