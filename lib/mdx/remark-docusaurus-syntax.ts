import GithubSlugger from 'github-slugger'
import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

/** `$x$` or `$a^2$`, but not `$5 and $10` or `$HOME/$USER`. */
const formula = /(?<![\\$\w])\$(?=\S)(?:[A-Za-z]|[^$\n]*[\\^_=+{][^$\n]*)(?<=\S)\$(?![\w$])/

/** Whether a page appears to contain formulas. For sites whose configuration doesn't tell. */
export const hasFormulas = (body: string): boolean => formula.test(body)

/** Turns `math` fences into formulas, and prices that were read as formulas back into text. */
export function remarkFormulas() {
  return (tree: Root) => {
    visit(tree, ['code', 'inlineMath'], (node, index, parent) => {
      if (parent === undefined || index === undefined) return
      if (node.type === 'code' && node.lang === 'math') {
        const hProperties = { className: ['language-math', 'math-display'] }
        const data = { hName: 'code', hProperties, hChildren: [{ type: 'text', value: node.value }] }
        parent.children.splice(index, 1, { type: 'math', value: node.value, data } as never)
      }
      const isPrice = node.type === 'inlineMath' && /^\s|\s$/.test(node.value)
      if (isPrice) parent.children.splice(index, 1, { type: 'text', value: `$${node.value}$` })
    })
  }
}

/** Generates Docusaurus's heading ids. Documentation also reserves the one of its level 1 heading. */
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
