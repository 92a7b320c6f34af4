import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { checkDrawing } from '../catalog/check-drawing'
import { isDrawingName, type DrawingName, type DrawingProps } from '../catalog/drawings'
import { loadCatalog } from '../catalog/load'
import { prepareDrawing } from '../catalog/prepare'
import { findExpression, toText } from './literals'
import { report } from './place'
import type { CompileContext, JsxElement } from './types'

function toProps(node: JsxElement): DrawingProps {
  return Object.fromEntries(
    node.attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || attribute.value === null || attribute.value === undefined) return []
      const { name, value } = attribute
      return [[name, typeof value === 'string' ? value : toText(findExpression(value))]]
    }),
  )
}

/** Checks what drawings of the example catalog name, and prepares what cannot be worked out while a page is rendered. */
export function remarkDrawings({ context }: { context: CompileContext }) {
  return async (tree: Root) => {
    const found: { node: JsxElement; name: DrawingName }[] = []
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
      if (node.name !== null && isDrawingName(node.name)) found.push({ node, name: node.name })
    })
    if (found.length === 0) return
    const catalog = await loadCatalog()
    context.catalog = catalog.hash
    for (const { node, name } of found) {
      const props = toProps(node)
      const mistakes = checkDrawing(catalog, name, props)
      for (const mistake of mistakes) report(node, context, mistake)
      if (mistakes.length === 0) await prepareDrawing(catalog, name, props)
      else
        Object.assign(node, { name: 'Placeholder', attributes: [{ type: 'mdxJsxAttribute', name: 'of', value: name }] })
    }
  }
}
