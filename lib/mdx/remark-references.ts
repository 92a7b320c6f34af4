import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { getAttribute, isJsx, placeOf, type PositionedNode, readAttributes, toAttributes } from './nodes'
import type { CompileContext, JsxElement, Reference } from './types'

/** Placeholder for an address in compiled HTML: `ec-ref://12/`. */
export const referencePattern = /ec-ref:\/\/(\d+)\//g

/** Adds a link or image, and returns its placeholder. */
export function noteReference({ references }: CompileContext, reference: Reference): string {
  return `ec-ref://${references.push(reference) - 1}/`
}

/** Replaces the address of every link and image with a numbered placeholder, which later plugins see. */
export function remarkReferences(context: CompileContext) {
  const note = (node: PositionedNode, kind: Reference['kind'], target: string, alt?: string) =>
    noteReference(context, { kind, target, ...placeOf(node, context), alt })

  function noteAttributes(node: JsxElement) {
    const name = node.name ?? ''
    // In a drawing, `to` is a version.
    if (context.drawings.has(name)) return
    if (name === 'img' && !readAttributes(node).has('loading'))
      node.attributes.push(...toAttributes({ loading: 'lazy' }))
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue
      const { name: key, value } = attribute
      // In a tree's own component, `to` isn't necessarily a link.
      const isLink = context.scope[name] === undefined || /^(\.{0,2}\/|#|https?:)/.test(value)
      const isMedia = ['video', 'audio', 'source', 'track'].includes(name)
      if (((key === 'href' || key === 'to') && isLink) || (key === 'src' && isMedia))
        attribute.value = note(node, 'link', value)
      if (key === 'src' && ['img', 'Figure', 'Image'].includes(name))
        attribute.value = note(node, 'image', value, getAttribute(node, 'alt') ?? '')
    }
  }

  return (tree: Root) => {
    // A definition used by an image is an image address.
    const imageNames = new Set<string>()
    visit(tree, 'imageReference', ({ identifier }) => void imageNames.add(identifier))
    visit(tree, (node) => {
      if (isJsx(node)) noteAttributes(node)
      else if (node.type === 'link') node.url = note(node, 'link', node.url)
      else if (node.type === 'image') {
        node.url = note(node, 'image', node.url, node.alt ?? '')
        node.data = { ...node.data, hProperties: { loading: 'lazy', decoding: 'async' } }
      } else if (node.type === 'definition')
        node.url = note(node, imageNames.has(node.identifier) ? 'image' : 'link', node.url)
    })
  }
}
