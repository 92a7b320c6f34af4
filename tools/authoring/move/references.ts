import { visit } from 'unist-util-visit'
import { parseText } from '../../lint/parse'
import { isJsx } from '../../lint/passages'

/** A link or image in a page, and the lines of the body that may contain it. */
export interface WrittenReference {
  kind: 'link' | 'image'
  target: string
  startLine: number
  endLine: number
}

interface Positioned {
  position?: { start: { line: number }; end: { line: number } } | undefined
}

const pictureElements = ['img', 'Figure', 'Image']

/** Text of an attribute, from `"…"` or `{'…'}`. Undefined if it's computed. */
function toLiteral(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  const expression = (value as { value?: unknown } | null | undefined)?.value
  return typeof expression === 'string' ? /^\s*(["'`])(.*)\1\s*$/s.exec(expression)?.[2] : undefined
}

/** Every link and image in a text, as the compiler sees them. Empty if the text can't be parsed. */
export function listReferences(body: string): WrittenReference[] {
  const found: WrittenReference[] = []
  const { tree } = parseText(body)
  if (tree === undefined) return found
  const add = (kind: WrittenReference['kind'], target: string, { position }: Positioned) => {
    if (position !== undefined) found.push({ kind, target, startLine: position.start.line, endLine: position.end.line })
  }
  const imageNames = new Set<string>()
  visit(tree, 'imageReference', (node) => {
    imageNames.add(node.identifier)
  })
  visit(tree, (node) => {
    if (node.type === 'link') add('link', node.url, node)
    else if (node.type === 'image') add('image', node.url, node)
    else if (node.type === 'definition') add(imageNames.has(node.identifier) ? 'image' : 'link', node.url, node)
    else if (isJsx(node)) {
      for (const attribute of node.attributes) {
        const target = attribute.type === 'mdxJsxAttribute' ? toLiteral(attribute.value) : undefined
        if (attribute.type !== 'mdxJsxAttribute' || target === undefined) continue
        if (attribute.name === 'href' || attribute.name === 'to') add('link', target, attribute)
        if (attribute.name === 'src')
          add(pictureElements.includes(node.name ?? '') ? 'image' : 'link', target, attribute)
      }
    }
  })
  return found
}
