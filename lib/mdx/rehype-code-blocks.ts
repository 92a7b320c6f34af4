import type { Element, ElementContent, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { toHtml } from 'hast-util-to-html'
import { SKIP, visit } from 'unist-util-visit'
import { findType, isTypedName, toTypedName, keepFirstTypes } from './typed-names'
import { getLanguageLabel } from './languages'

/**
 * Maps each color of `dark-plus` to a class, so that one highlighting pass serves both modes. Their colors are in
 * app/styles/code.css.
 */
const classByColor: Record<string, string> = {
  '#D4D4D4': '',
  '#000080': 'td',
  '#6A9955': 'tc',
  '#569CD6': 'tk',
  '#B5CEA8': 'tn',
  '#646695': 'tr',
  '#D7BA7D': 'te',
  '#9CDCFE': 'tv',
  '#F44747': 'tx',
  '#CE9178': 'ts',
  '#6796E6': 'tl',
  '#808080': 'tp',
  '#D16969': 'tg',
  '#DCDCAA': 'tf',
  '#4EC9B0': 'ty',
  '#C586C0': 'to',
  '#4FC1FF': 'ta',
  '#C8C8C8': '',
}

/**
 * Class names for the inline style that the highlighter gives a token.
 * @throws for a color that the map doesn't have
 */
export function toTokenClasses(style: string): string[] {
  const classes: string[] = []
  for (const declaration of style.split(';')) {
    const [property = '', value = ''] = declaration.split(':').map((part) => part.trim())
    if (property === 'color') {
      const name = classByColor[value.toUpperCase()]
      if (name === undefined)
        throw new Error(
          `The code theme has a color without a class: ${value}. Add it to lib/mdx/rehype-code-blocks.ts.`,
        )
      if (name !== '') classes.push(name)
    } else if (property === 'font-style' && value === 'italic') classes.push('ti')
    else if (property === 'font-weight' && value === 'bold') classes.push('tb')
    else if (property === 'text-decoration') classes.push('tu')
  }
  return classes
}

function linkText(value: string, addresses: ReadonlyMap<string, string>): ElementContent[] {
  return value.split(/(\w+)/).flatMap((part): ElementContent[] => {
    const href = addresses.get(part)
    if (part === '') return []
    const text = { type: 'text' as const, value: part }
    return href === undefined ? [text] : [{ type: 'element', tagName: 'a', properties: { href }, children: [text] }]
  })
}

function linkNode(node: Element, addresses: ReadonlyMap<string, string>): void {
  node.children = node.children.flatMap((child) => {
    if (child.type === 'element') linkNode(child, addresses)
    return child.type === 'text' ? linkText(child.value, addresses) : [child]
  })
}

/**
 * Links words in a highlighted block, such as types in a signature.
 * @param links pairs of a word and an address: `Event=/docs/sdk/types#event Query=…`
 */
function linkWords(lines: readonly Element[], links: string): void {
  const pairs = links.split(' ').map((link): [string, string] => {
    const [word = '', href = ''] = link.split(/=(.*)/)
    return [word, href]
  })
  for (const line of lines) linkNode(line, new Map(pairs))
}

/** Class names of an element, for both spellings of the property (`className` and `class`). */
function classesOf(node: Element): string[] {
  const { className, class: plain } = node.properties
  return [className, plain].flat().flatMap((value) => (typeof value === 'string' ? value.split(' ') : []))
}

function isElement(node: ElementContent): node is Element {
  return node.type === 'element'
}

/** Merges adjacent tokens of the same color, and drops markup that only the highlighter needs. */
function toTokens(line: Element): ElementContent[] {
  const tokens: ElementContent[] = []
  let lastClass = ''
  for (const child of line.children) {
    if (!isElement(child)) {
      tokens.push(child)
      continue
    }
    if ('data-highlighted-chars' in child.properties || child.tagName === 'mark') {
      tokens.push({ type: 'element', tagName: 'mark', properties: {}, children: toTokens(child) })
      lastClass = ''
      continue
    }
    const classes = toTokenClasses(String(child.properties.style ?? '')).join(' ')
    const value = toString(child)
    const type = findType(child)
    if (type !== undefined) {
      tokens.push(toTypedName(value, type, classes))
      lastClass = ''
      continue
    }
    const last = tokens.at(-1)
    // White space has no color, so it joins the previous token.
    const target = value.trim() === '' ? lastClass : classes
    // Names with a type hover stay separate.
    if (last && target === lastClass && !isTypedName(last)) {
      const holder = last.type === 'element' ? last.children[0] : last
      if (holder?.type === 'text') {
        holder.value += value
        continue
      }
    }
    tokens.push(
      target === ''
        ? { type: 'text', value }
        : {
            type: 'element',
            tagName: 'span',
            properties: { className: [target] },
            children: [{ type: 'text', value }],
          },
    )
    lastClass = target
  }
  return tokens
}

/** A code line with its tokens and markers. */
function toLine(line: Element): Element {
  const classes = classesOf(line)
  const className = ['l']
  if ('data-highlighted-line' in line.properties || classes.includes('highlighted')) className.push('hl')
  if (classes.includes('add')) className.push('add')
  if (classes.includes('remove')) className.push('del')
  if (classes.includes('focused')) className.push('focus')
  // The highlighter adds a space to empty lines, which would end up in copied text.
  const children = toString(line) === ' ' ? [] : toTokens(line)
  return { type: 'element', tagName: 'span', properties: { className }, children }
}

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
