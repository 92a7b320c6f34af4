import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Element, ElementContent, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { writeInFolder } from '../kit/files'
import { hashText } from '../kit/hash'
import type { Fact, PageSection } from './types'

const levels: Record<string, number> = { h2: 2, h3: 3, h4: 4 }

/** Elements whose text isn't prose. */
const data = new Set(['table', 'figure'])

/** Elements without page text. */
const silent = new Set(['script', 'style', 'svg', 'button', 'template'])

/** Heading anchors, and language labels of code blocks. */
const silentClasses = ['anchor', 'code-language']

/** Elements that don't end a word. */
const inline = new Set('a abbr b code em i kbd mark s small span strong sub sup'.split(' '))

/** Elements that wrap the text of a list item or cell. */
const wrappers = new Set(['p', 'div', 'span', 'strong', 'a'])

const isElement = (node: ElementContent): node is Element => node.type === 'element'

const isSilent = ({ tagName, properties: { className } }: Element) =>
  silent.has(tagName) || (Array.isArray(className) && className.some((name) => silentClasses.includes(String(name))))

/** The text that readers see in nodes, with spaces between blocks. */
function readText(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value
      if (node.type !== 'element' || isSilent(node)) return ''
      const text = readText(node.children)
      return inline.has(node.tagName) ? text : ` ${text} `
    })
    .join('')
}

/** Text with single spaces. */
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

/** One line per block of text. */
const tidyLines = (text: string) =>
  text
    .split('\n')
    .map(tidy)
    .filter((line) => line !== '')
    .join('\n')

const toText = (element: Element | undefined) => tidy(readText(element?.children ?? []))

const findAll = (element: Element, name: string): Element[] =>
  element.children.filter(isElement).flatMap((child) => (child.tagName === name ? [child] : findAll(child, name)))

/** The code that a cell or list item starts with. */
function findLeadingCode(element: Element | undefined): Element | undefined {
  const first = element?.children.find((node) => node.type !== 'text' || node.value.trim() !== '')
  if (first?.type !== 'element') return undefined
  if (first.tagName === 'code') return first
  return wrappers.has(first.tagName) ? findLeadingCode(first) : undefined
}

function readRow(cells: readonly Element[], headers: readonly string[]): Fact[] {
  const code = findLeadingCode(cells[0])
  if (code === undefined || cells.length < 2) return []
  const find = (name: string) => toText(cells[headers.indexOf(name)]).replace(/^–$/, '')
  return [{ name: toText(code), type: find('type'), default: find('default'), text: toText(cells.at(-1)) }]
}

/** A message and its explanation: the code at the start of a list item, then its other paragraphs, or the rest. */
function readItem(item: Element): Fact[] {
  const code = findLeadingCode(item)
  if (code === undefined) return []
  const [, ...paragraphs] = item.children.filter(isElement).filter(({ tagName }) => tagName === 'p')
  const rest = toText(item).slice(toText(code).length)
  const text = paragraphs.length > 0 ? tidy(readText(paragraphs)) : rest.replace(/^[\s:–.]+/, '')
  return [{ name: toText(code), type: '', default: '', text }]
}

/** Longest text to keep. A sentence or two answer a search. */
const MAX_TEXT = 140

function shorten(text: string): string {
  if (text.length <= MAX_TEXT) return text
  const [sentence] = /^.{20,140}?[.!?](?=\s)/.exec(text) ?? []
  return sentence ?? `${text.slice(0, text.lastIndexOf(' ', MAX_TEXT))} …`
}

/** The facts in a table or list. Its rows or items have to start with code. */
function readFacts(element: Element): Fact[] {
  if (!['table', 'ul', 'dl'].includes(element.tagName)) return []
  const headers = findAll(element, 'th').map((cell) => toText(cell).toLowerCase())
  const facts =
    element.tagName === 'table'
      ? findAll(element, 'tr').flatMap((row) => readRow(row.children.filter(isElement), headers))
      : findAll(element, 'li').flatMap(readItem)
  return facts.map((fact) => ({ ...fact, text: shorten(fact.text) }))
}

/** Splits the HTML of a page's content, without its title, at headings at any depth. */
export function splitSections(html: string): PageSection[] {
  const start = (id?: string, heading?: string, level = 0): PageSection => ({
    ...{ id, heading, level },
    ...{ text: '', data: '', code: '', facts: [], links: [] },
  })
  let section = start()
  const sections = [section]
  const walk = (node: Root | Element, key: 'text' | 'data') => {
    for (const child of node.children) {
      // Line breaks in the source don't matter in HTML.
      if (child.type === 'text') section[key] += child.value.replaceAll('\n', ' ')
      if (child.type !== 'element' || isSilent(child)) continue
      const level = levels[child.tagName]
      const { id } = child.properties
      if (level !== undefined && typeof id === 'string') {
        section = start(id, toText(child), level)
        sections.push(section)
      } else if (child.tagName === 'pre') {
        section.code += ` ${readText(child.children)} `
      } else {
        section.facts.push(...readFacts(child))
        const { href } = child.properties
        if (typeof href === 'string' && href.startsWith('/')) section.links.push(href.replace(/[?#].*/, ''))
        const gap = inline.has(child.tagName) ? '' : '\n'
        const inner = data.has(child.tagName) ? 'data' : key
        section[inner] += gap
        walk(child, inner)
        section[inner] += gap
      }
    }
  }
  walk(fromHtml(html, { fragment: true }), 'text')
  return sections.map((one) => ({ ...one, text: tidyLines(one.text), data: tidy(one.data), code: tidy(one.code) }))
}

/** This file. Part of the cache key, so that changes invalidate the cache. Resolved once, because tests change folders. */
const source = path.resolve('lib/search/sections.ts')
const folder = path.resolve('.cache/search')
let code: string | undefined

/** Like `splitSections`, with a cache, because parsing HTML is slower than everything else search does with it. */
export function getSections(html: string): PageSection[] {
  code ??= existsSync(source) ? readFileSync(source, 'utf8') : ''
  const file = path.join(folder, `${hashText(`${code}\0${html}`)}.json`)
  if (!existsSync(file)) writeInFolder(file, JSON.stringify(splitSections(html)))
  return JSON.parse(readFileSync(file, 'utf8')) as PageSection[]
}
