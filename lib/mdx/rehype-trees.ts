import type { Element, Root, Text } from 'hast'
import { visit } from 'unist-util-visit'

function toName(value: string): Element {
  return {
    type: 'element',
    tagName: 'span',
    properties: { className: ['tree-name'] },
    children: [{ type: 'text', value }],
  }
}

/** The first word of an entry is a file or folder name. The rest describes it. */
function wrapFileName(entry: Element): void {
  const index = entry.children.findIndex((child) => child.type !== 'text' || child.value.trim() !== '')
  const first = entry.children[index]
  if (first?.type !== 'text') return
  const [, name = '', note = ''] = /^\s*(\S+)([\s\S]*)$/.exec(first.value) ?? []
  const rest: Text[] = note.trim() === '' ? [] : [{ type: 'text', value: note }]
  entry.children.splice(index, 1, toName(name), ...rest)
}

/** Wraps file names in `<ProjectTree>` lists to style them differently from their descriptions. */
export function rehypeTrees() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' || node.name !== 'ProjectTree') return
      visit(node, 'element', (element) => {
        if (element.tagName === 'li') wrapFileName(element)
      })
    })
  }
}
