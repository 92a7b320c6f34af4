import type { Nodes } from 'mdast'
import { parseFenceMeta } from '@/lib/mdx/fences'
import { getAttribute, isJsx, listNodes } from '../passages'
import { textCollections, type Rule } from '../types'

const pictureElements = ['img', 'Figure', 'Image']

/** Missing alt text of an image, as a message. Undefined if there is one. */
function findMissingAlt(node: Nodes): string | undefined {
  if (node.type === 'image' && !node.alt?.trim())
    return `The picture ${node.url} has no alternative text. Write ![what it shows](${node.url}).`
  if (node.type === 'imageReference' && !node.alt?.trim())
    return `The picture ${node.identifier} has no alternative text. Write ![what it shows][${node.identifier}].`
  if (isJsx(node) && pictureElements.includes(node.name ?? '') && !getAttribute(node, 'alt')?.trim())
    return `<${node.name}> has no alternative text. Add alt="what it shows".`
  if (node.type === 'code' && node.lang === 'mermaid' && !parseFenceMeta(node.meta ?? '').title?.trim())
    return 'The diagram has no title, which is read aloud. Add title="what it shows" behind mermaid.'
  return undefined
}

/** Images and diagrams need a text alternative. */
export const altText: Rule = {
  name: 'alt-text',
  collections: textCollections,
  check({ tree, bodyOffset }, report) {
    for (const node of listNodes(tree)) {
      const problem = findMissingAlt(node)
      if (problem !== undefined) report((node.position?.start.line ?? 1) + bodyOffset, problem)
    }
  },
}
