import type { Element, ElementContent, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { toHtml } from 'hast-util-to-html'
import { SKIP, visit } from 'unist-util-visit'
import { getLanguageLabel } from './languages'
import { isElement, toElement, toJsx } from './nodes'

/** A class for each color of `dark-plus`, so that one pass serves both modes (app/styles/code.css). */
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

/** Other styles of a token that have a class. */
const classByStyle: Record<string, string> = { 'font-style:italic': 'ti', 'font-weight:bold': 'tb' }

/** Class names for the inline style of a token. @throws for a color that the map doesn't have */
export function toTokenClasses(style: string): string[] {
  return style.split(';').flatMap((declaration) => {
    const [property = '', value = ''] = declaration.split(':').map((part) => part.trim())
    if (property === 'text-decoration') return ['tu']
    if (property !== 'color') return classByStyle[`${property}:${value}`] ?? []
    const name = classByColor[value.toUpperCase()]
    if (name === undefined)
      throw new Error(`The code theme has a color without a class: ${value}. Add it to lib/mdx/rehype-code-blocks.ts.`)
    return name === '' ? [] : [name]
  })
}

/** Links words in a highlighted block, such as types in a signature. @param addresses of words, such as `Event` */
function linkWords(node: Element, addresses: ReadonlyMap<string, string>): void {
  node.children = node.children.flatMap((child): ElementContent[] => {
    if (child.type === 'element') linkWords(child, addresses)
    if (child.type !== 'text') return [child]
    const parts = child.value.split(/(\w+)/).filter((part) => part !== '')
    return parts.map((value) => {
      const href = addresses.get(value)
      return href === undefined ? { type: 'text', value } : toElement('a', { href }, value)
    })
  })
}

/** Class names of an element, for both spellings of the property (`className` and `class`). */
const classesOf = ({ properties: { className, class: plain } }: Element) =>
  [className, plain].flat().flatMap((value) => (typeof value === 'string' ? value.split(' ') : []))

/** The type that lib/mdx/highlighter.ts added to a token. Without names that have no declaration, and imports. */
function findType({ children: [child] }: Element): string | undefined {
  const type = isElement(child) ? (child.properties['data-type'] ?? child.properties.dataType) : undefined
  return typeof type === 'string' && !/^(?:any|import \S+)?$/.test(type) ? type : undefined
}

const findDescription = (node: ElementContent) => (isElement(node) ? node.properties['aria-description'] : undefined)

/** Keeps only the first of several equal names with a type in a block, because each one is a tab stop. */
function keepFirstTypes(lines: readonly Element[]): void {
  const seen = new Set<string>()
  for (const child of lines.flatMap((line) => line.children)) {
    if (!isElement(child) || findDescription(child) === undefined) continue
    const key = `${toString(child)}\0${String(findDescription(child))}`
    if (seen.has(key)) child.properties = { className: classesOf(child).slice(1) }
    seen.add(key)
  }
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
    const isMark = 'data-highlighted-chars' in child.properties || child.tagName === 'mark'
    const classes = isMark ? [] : toTokenClasses(String(child.properties.style ?? ''))
    const value = toString(child)
    const type = findType(child)
    if (isMark || type !== undefined) {
      // CSS shows the description on hover and focus, so that the block's text doesn't change.
      const properties = { className: ['q', ...classes], tabIndex: 0, 'aria-description': type }
      tokens.push(isMark ? toElement('mark', {}, toTokens(child)) : toElement('span', properties, value))
      lastClass = ''
      continue
    }
    const last = tokens.at(-1)
    // White space has no color, so it joins the previous token.
    const target = value.trim() === '' ? lastClass : classes.join(' ')
    // Names with a type hover stay separate.
    const isMerged = last !== undefined && target === lastClass && findDescription(last) === undefined
    const holder = isElement(last) ? last.children[0] : last
    if (isMerged && holder?.type === 'text') holder.value += value
    else {
      tokens.push(target === '' ? { type: 'text', value } : toElement('span', { className: [target] }, value))
      lastClass = target
    }
  }
  return tokens
}

const lineClasses = { highlighted: 'hl', add: 'add', remove: 'del', focused: 'focus' }

function toLine(line: Element): Element {
  const marks = [...classesOf(line), ...('data-highlighted-line' in line.properties ? ['highlighted'] : [])]
  const classes = Object.entries(lineClasses).flatMap(([mark, name]) => (marks.includes(mark) ? name : []))
  // The highlighter adds a space to empty lines, which would end up in copied text.
  return toElement('span', { className: ['l', ...classes] }, toString(line) === ' ' ? [] : toTokens(line))
}

/** HTML of a block: a figure whose header shows the file name and language. */
function toFigure(code: Element, given: Element['properties']): string {
  const language = String(given['data-language'] ?? 'text')
  const { 'data-title': title, 'data-links': links, 'data-numbers': numbers } = given
  const lines = code.children.filter(isElement).map(toLine)
  keepFirstTypes(lines)
  if (typeof links === 'string') {
    const addresses = new Map(links.split(' ').map((link) => link.split(/=(.*)/) as [word: string, href: string]))
    for (const line of lines) linkWords(line, addresses)
  }
  // The last line is often empty.
  while (lines.length > 1 && toString(lines.at(-1) as Element) === '') lines.pop()
  // Other lines need no element of their own, which makes long blocks a tenth smaller.
  const hasFocus = lines.some((line) => classesOf(line).includes('focus'))
  const needsElement = (line: Element) => numbers !== undefined || hasFocus || classesOf(line).length > 1
  const content = lines.flatMap((line, index): ElementContent[] => [
    ...(index === 0 ? [] : [{ type: 'text' as const, value: '\n' }]),
    ...(needsElement(line) ? [line] : line.children),
  ])
  const toLabel = (name: string, text: string) => toElement('span', { className: [`code-${name}`] }, text)
  const titleLabel = typeof title === 'string' ? [toLabel('title', title)] : []
  const flags = { wrap: given['data-wrap'] !== undefined, numbers: numbers !== undefined, 'has-focus': hasFocus }
  const className = ['code', ...Object.entries(flags).flatMap(([flag, isOn]) => (isOn ? flag : []))]
  const first = Number(numbers ?? 1)
  const style = first > 1 ? { style: `counter-reset: line ${first - 1}` } : {}
  return toHtml(
    toElement('figure', { className, 'data-language': language }, [
      toElement('figcaption', {}, [...titleLabel, toLabel('language', getLanguageLabel(language))]),
      toElement('pre', {}, [toElement('code', style, content)]),
    ]),
  )
}

function findChild(node: Element, tagName: string): Element | undefined {
  return node.children.find((child): child is Element => isElement(child) && child.tagName === tagName)
}

/** Copies the fence's options to a wrapper, because the highlighter replaces the block. */
export function rehypeKeepFenceOptions() {
  return (tree: Root) => {
    visit(tree, { tagName: 'pre' }, (node: Element, index, parent) => {
      const code = findChild(node, 'code')
      if (code === undefined || parent === undefined || index === undefined) return undefined
      parent.children[index] = toElement('fence', { 'data-language': 'text', ...code.properties }, [node])
      return SKIP
    })
  }
}

/** Serializes each highlighted block to HTML, so that later plugins don't traverse its tokens. */
export function rehypeCodeBlocks() {
  return (tree: Root) => {
    visit(tree, { tagName: 'fence' }, (node: Element, index, parent) => {
      const [block] = node.children
      const pre = isElement(block) && block.tagName === 'figure' ? findChild(block, 'pre') : block
      const code = isElement(pre) ? findChild(pre, 'code') : undefined
      if (code === undefined || parent === undefined || index === undefined) return undefined
      parent.children[index] = toJsx('CodeBlock', { html: toFigure(code, node.properties) }) as never
      return SKIP
    })
  }
}
