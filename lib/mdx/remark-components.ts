import { htmlTagNames } from 'html-tag-names'
import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { findClosest, toSuggestion } from '../kit/closest'
import { checkImports, type ModuleNode } from './imports'
import { report } from './place'
import type { CompileContext, JsxElement } from './types'

/** SVG elements allowed in pages. */
const svgTags = [
  'svg',
  'path',
  'circle',
  'rect',
  'line',
  'g',
  'polygon',
  'polyline',
  'ellipse',
  'text',
  'title',
  'defs',
  'use',
  'marker',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
  'pattern',
  'tspan',
  'symbol',
  'image',
  'filter',
  'foreignObject',
  'desc',
]
const knownTags: readonly string[] = [...htmlTagNames, ...svgTags]

/** Attributes that every component accepts. */
const commonProps = ['key', 'className', 'id', 'style', 'children']

/** Checks elements against the known components, and removes imports and exports. */
export function remarkComponents({ context }: { context: CompileContext }) {
  const names = Object.keys(context.components)

  /** The page's policy blocks other hosts, without a trace for readers. */
  function checkFrame(node: JsxElement) {
    const source = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'src')
    const target = typeof source?.value === 'string' ? ` of ${source.value}` : ''
    report(node, context, `The <iframe>${target} stays empty, because pages block frames. Expected a link or an image.`)
  }

  function checkElement(node: JsxElement) {
    const { name } = node
    if (name === null) return
    if (name === 'iframe') checkFrame(node)
    if (/^[a-z]/.test(name) && !name.includes('.')) {
      if (knownTags.includes(name) || name.includes('-')) return
      report(
        node,
        context,
        `Unknown element <${name}>.${toSuggestion(name, [...names, ...knownTags], (word) => `<${word}>`)}`,
      )
      replaceByPlaceholder(node, name)
      return
    }
    const [local = ''] = name.split('.')
    if (context.scope[local] !== undefined) return
    const component = context.components[name]
    if (component === undefined) {
      const reason = context.unusable.get(local)
      const isMissing = reason === undefined || /^Could not resolve "\.\.?\//.test(reason)
      const hint = toSuggestion(name, names, (word) => `<${word}>`)
      report(node, context, isMissing ? `Unknown component <${name}>.${hint}` : `Can’t use <${name}>: ${reason}`)
      replaceByPlaceholder(node, name)
      return
    }
    checkProps(node, name, component.props)
  }

  function checkProps(node: JsxElement, name: string, props: CompileContext['components'][string]['props']) {
    const known = [...Object.keys(props), ...commonProps]
    const given = new Map(
      node.attributes.flatMap((attribute) =>
        attribute.type === 'mdxJsxAttribute' ? [[attribute.name, attribute.value] as const] : [],
      ),
    )
    for (const [key, value] of given) {
      if (!known.includes(key)) {
        if (context.strict)
          report(
            node,
            context,
            `<${name}> has no attribute "${key}".${toSuggestion(key, known, (word) => `"${word}"`)}`,
          )
        continue
      }
      const options = props[key]?.options
      if (options === undefined || typeof value !== 'string' || options.includes(value)) continue
      const nearest = findClosest(value, options)
      const hint = nearest === undefined ? '' : ` Did you mean "${nearest}"?`
      report(node, context, `<${name} ${key}>: expected one of ${options.join(', ')}, got "${value}".${hint}`)
    }
    for (const [key, spec] of Object.entries(props)) {
      if (spec.required && !given.has(key)) report(node, context, `<${name}> requires "${key}".`)
    }
  }

  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') checkElement(node)
      if (node.type !== 'mdxjsEsm' || parent === undefined || index === undefined) return
      checkImports(node as ModuleNode, context)
      parent.children.splice(index, 1)
      return index
    })
  }
}

/** Replaces a component that can't be rendered with a placeholder that shows its text. */
function replaceByPlaceholder(node: JsxElement, name: string) {
  node.name = 'Placeholder'
  node.attributes = [{ type: 'mdxJsxAttribute', name: 'of', value: name }]
  // A block element would end the paragraph.
  if (node.type === 'mdxJsxTextElement') node.attributes.push({ type: 'mdxJsxAttribute', name: 'inline', value: null })
}
