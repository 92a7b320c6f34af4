import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { placeOf } from './place'
import type { CompileContext, Reference } from './types'

/** Placeholder for an address in compiled HTML: `ec-ref://12/`. */
export const referencePattern = /ec-ref:\/\/(\d+)\//g

/**
 * Collects every link and image, and replaces its address with a numbered placeholder. Later plugins see no addresses.
 */
export function remarkReferences({ context }: { context: CompileContext }) {
  function note(
    node: { position?: { start: { line: number } } | undefined },
    kind: Reference['kind'],
    target: string,
    alt?: string,
  ): string {
    const { file, line } = placeOf(node, context)
    context.references.push({ kind, target, file, line, ...(alt === undefined ? {} : { alt }) })
    return `ec-ref://${context.references.length - 1}/`
  }

  return (tree: Root) => {
    // A definition used by an image is an image address.
    const imageNames = new Set<string>()
    visit(tree, 'imageReference', (node) => {
      imageNames.add(node.identifier)
    })
    visit(tree, (node) => {
      if (node.type === 'link') node.url = note(node, 'link', node.url)
      else if (node.type === 'image') {
        node.url = note(node, 'image', node.url, node.alt ?? '')
        node.data = { ...node.data, hProperties: { loading: 'lazy', decoding: 'async' } }
      } else if (node.type === 'definition')
        node.url = note(node, imageNames.has(node.identifier) ? 'image' : 'link', node.url)
      else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        // In a drawing, `to` is a version.
        if (context.drawings.has(node.name ?? '')) return
        const alt = node.attributes.find(
          (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'alt',
        )?.value
        if (
          node.name === 'img' &&
          !node.attributes.some((attribute) => 'name' in attribute && attribute.name === 'loading')
        )
          node.attributes.push({ type: 'mdxJsxAttribute', name: 'loading', value: 'lazy' })
        for (const attribute of node.attributes) {
          if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue
          // In a tree's own component, `to` isn't necessarily a link.
          const isLink = context.scope[node.name ?? ''] === undefined || /^(\.{0,2}\/|#|https?:)/.test(attribute.value)
          if ((attribute.name === 'href' || attribute.name === 'to') && isLink)
            attribute.value = note(node, 'link', attribute.value)
          const isMedia = ['video', 'audio', 'source', 'track'].includes(node.name ?? '')
          if (attribute.name === 'src' && isMedia) attribute.value = note(node, 'link', attribute.value)
          const isPicture = node.name === 'img' || node.name === 'Figure' || node.name === 'Image'
          if (attribute.name === 'src' && isPicture)
            attribute.value = note(node, 'image', attribute.value, typeof alt === 'string' ? alt : '')
        }
      }
    })
  }
}
