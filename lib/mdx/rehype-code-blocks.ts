import type { Element, ElementContent, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { toString } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { classesOf, isElement, toLine } from './code-lines'
import { getLanguageLabel } from './fences'
import { linkWords } from './link-words'
import { keepFirstTypes } from './typed-names'

/** HTML of a block: a figure whose header shows the file name and language. */
function toFigure(code: Element, given: Element['properties']): string {
  const language = String(given['data-language'] ?? 'text')
  const title = given['data-title']
  const lines = code.children.filter(isElement).map(toLine)
  keepFirstTypes(lines)
  if (typeof given['data-links'] === 'string') linkWords(lines, given['data-links'])
  // The last line is often empty.
  while (lines.length > 1 && toString(lines.at(-1) as Element) === '') lines.pop()
  // Other lines need no element of their own, which makes long blocks a tenth smaller.
  const hasFocus = lines.some((line) => classesOf(line).includes('focus'))
  const needsElement = (line: Element) => 'data-numbers' in given || hasFocus || classesOf(line).length > 1
  const content = lines.flatMap((line, index): ElementContent[] => [
    ...(index === 0 ? [] : [{ type: 'text' as const, value: '\n' }]),
    ...(needsElement(line) ? [line] : line.children),
  ])
  const label = [toSpan('code-language', getLanguageLabel(language))]
  if (typeof title === 'string') label.unshift(toSpan('code-title', title))
  const flags = [
    'data-wrap' in given ? 'wrap' : '',
    'data-numbers' in given ? 'numbers' : '',
    hasFocus ? 'has-focus' : '',
  ].filter((flag) => flag !== '')
  const first = Number(given['data-numbers'] ?? 1)
  const numbered = first > 1 ? { style: `counter-reset: line ${first - 1}` } : {}
  return toHtml({
    type: 'element',
    tagName: 'figure',
    properties: { className: ['code', ...flags], 'data-language': language },
    children: [
      { type: 'element', tagName: 'figcaption', properties: {}, children: label },
      {
        type: 'element',
        tagName: 'pre',
        properties: {},
        children: [{ type: 'element', tagName: 'code', properties: numbered, children: content }],
      },
    ],
  })
}

function toSpan(className: string, value: string): Element {
  return {
    type: 'element',
    tagName: 'span',
    properties: { className: [className] },
    children: [{ type: 'text', value }],
  }
}

function findChild(node: Element, tagName: string): Element | undefined {
  return node.children.find((child): child is Element => isElement(child) && child.tagName === tagName)
}

/** Copies the fence's options to a wrapper, because the highlighter replaces the block. */
export function rehypeKeepFenceOptions() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      const code = node.tagName === 'pre' ? findChild(node, 'code') : undefined
      if (code === undefined || parent === undefined || index === undefined) return undefined
      const properties = { 'data-language': 'text', ...code.properties }
      parent.children[index] = { type: 'element', tagName: 'fence', properties, children: [node] }
      return SKIP
    })
  }
}

/** Serializes each highlighted block to HTML, so that later plugins don't traverse its tokens. */
export function rehypeCodeBlocks() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'fence' || parent === undefined || index === undefined) return undefined
      const [block] = node.children
      const pre = block?.type === 'element' && block.tagName === 'figure' ? findChild(block, 'pre') : block
      const code = pre?.type === 'element' ? findChild(pre, 'code') : undefined
      if (code === undefined) return undefined
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: 'CodeBlock',
        attributes: [{ type: 'mdxJsxAttribute', name: 'html', value: toFigure(code, node.properties) }],
        children: [],
      } as unknown as Element
      return SKIP
    })
  }
}
