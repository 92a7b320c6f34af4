import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'

/** `$x$` or `$a^2$`, but not `$5 and $10` or `$HOME/$USER`. */
const formula = /(?<![\\$\w])\$(?=\S)(?:[A-Za-z]|[^$\n]*[\\^_=+{][^$\n]*)(?<=\S)\$(?![\w$])/

/** Whether a page appears to contain formulas. For sites whose configuration doesn't tell. */
export function hasFormulas(body: string): boolean {
  return formula.test(body)
}

/** Turns `math` fences into formulas, and prices that were read as formulas back into text. */
export function remarkFormulas() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (parent === undefined || index === undefined) return
      if (node.type === 'code' && node.lang === 'math') {
        const hProperties = { className: ['language-math', 'math-display'] }
        const children = [{ type: 'text' as const, value: node.value }]
        const data = { hName: 'code', hProperties, hChildren: children }
        parent.children.splice(index, 1, { type: 'math', value: node.value, data } as never)
      }
      const isPrice = node.type === 'inlineMath' && /^\s|\s$/.test(node.value)
      if (isPrice) parent.children.splice(index, 1, { type: 'text', value: `$${node.value}$` })
    })
  }
}
