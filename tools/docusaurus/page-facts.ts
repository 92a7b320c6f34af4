import type { Element, ElementContent, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import { EXIT, SKIP, visit } from 'unist-util-visit'
import { normalizePath } from '@/lib/kit/urls'

export const factKinds = ['title', 'headings', 'text', 'links', 'images', 'code', 'tabs', 'admonitions'] as const

/** What a reader finds on a page, in order. Text is one entry per word. */
export type PageFacts = Record<(typeof factKinds)[number] | 'sidebar', string[]>

const classesOf = ({ properties: { className } }: Element): string[] =>
  Array.isArray(className) ? className.map(String) : []

const hasClass = (element: Element, pattern: RegExp) => classesOf(element).some((name) => pattern.test(name))

function find(tree: Root | Element, matches: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined
  visit(tree, 'element', (element) => {
    if (!matches(element)) return undefined
    found = element
    return EXIT
  })
  return found
}

const toLine = (text: string) => text.replaceAll(/[\s\u200B]+/g, ' ').trim()

/** Hosts use the same file for `/a/index` and `/a`, so the two count as the same address. */
export const toPageAddress = (address: string): string => normalizePath(normalizePath(address).replace(/\/index$/, ''))

/** A link with its fragment, whichever way it's written. Undefined for what isn't one, such as `href="#"`. */
function toTarget(href: unknown, address: string): string | undefined {
  if (typeof href !== 'string' || href === '#') return undefined
  if (/^([a-z]+:|\/\/)/i.test(href)) return URL.canParse(href) ? new URL(href).href.replace(/\/$/, '') : href
  const { pathname, search, hash } = new URL(href, `http://site${address}`)
  return toPageAddress(decodeURI(pathname)) + search + decodeURIComponent(hash)
}

/** Controls and labels that one of the themes adds: copy buttons, links to headings, titles of code blocks. */
const isThemePart = (element: Element) =>
  /^(button|style|script|figcaption|svg|annotation)$/.test(element.tagName) ||
  element.properties.role === 'tab' ||
  hasClass(element, /^(hash-link|anchor-link|tab-label|codeBlockTitle_\w+|katex-html)$/) ||
  (element.tagName === 'a' && hasClass(element, /^anchor$/))

/** Text of an element, without code blocks and what a theme adds. Blocks don't run into each other. */
function toText(node: ElementContent): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return ''
  if (node.tagName === 'pre' || isThemePart(node)) return ' '
  const text = node.children.map(toText).join('')
  return /^(p|li|t[dhr]|h[1-6]|d[dlt]|div|br|summary|blockquote|a)$/.test(node.tagName) ? ` ${text} ` : text
}

const toWords = (text: string) =>
  toLine(text.toLowerCase())
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Type and title of an admonition, such as `tip Good to know`. */
function toAdmonition(element: Element): string | undefined {
  const [type] = classesOf(element).flatMap((name) => /^(?:theme-)?admonition-(\w+)$/.exec(name)?.[1] ?? [])
  if (type === undefined || /^(title|icon|content|heading)$/.test(type)) return undefined
  const title = find(element, (inner) => hasClass(inner, /^(admonition-title$|admonitionHeading)/))
  return `${type} ${title === undefined ? '' : toLine(toText(title)).toLowerCase()}`
}

function addBody(facts: PageFacts, body: Element, address: string): void {
  visit(body, 'element', (element) => {
    const { tagName, properties } = element
    if (tagName === 'svg') return SKIP
    if (/^h[2-6]$/.test(tagName) && typeof properties.id === 'string')
      facts.headings.push(`#${properties.id} ${toLine(toText(element))}`)
    if (tagName === 'pre') facts.code.push(toString(element).replaceAll(/\s+/g, ''))
    if (tagName === 'img') facts.images.push(String(properties.alt ?? ''))
    if (properties.role === 'tab') facts.tabs.push(toLine(toString(element)))
    const admonition = toAdmonition(element)
    if (admonition !== undefined) facts.admonitions.push(admonition)
    const target = tagName === 'a' && !isThemePart(element) ? toTarget(properties.href, address) : undefined
    if (target !== undefined) facts.links.push(target)
    return undefined
  })
  // Titles of pages and admonitions are compared by themselves.
  visit(body, 'element', (element, index, parent) => {
    const isTitle = element.tagName === 'h1' || hasClass(element, /^(admonition-title$|admonitionHeading)/)
    if (!isTitle || parent === undefined || index === undefined) return undefined
    parent.children.splice(index, 1)
    return index
  })
  facts.text.push(...toWords(toText(body)))
}

/** `Label → address` of each entry. Categories without a page have no address. */
function addSidebar(facts: PageFacts, menu: Element, address: string): void {
  visit(menu, 'element', (element) => {
    // Repeats the label of its folder.
    if (element.tagName === 'summary') return SKIP
    const isLabel = element.tagName === 'span' && element.children.every(({ type }) => type === 'text')
    // Docusaurus gives a category without a page the address of its first one, for readers without JavaScript.
    const isButton = element.properties.role === 'button'
    if (element.tagName !== 'a' && !isLabel) return undefined
    const target = isLabel || isButton ? undefined : toTarget(element.properties.href, address)
    const label = toLine(toString(element))
    if (label !== '') facts.sidebar.push(target === undefined ? label : `${label} → ${target}`)
    return SKIP
  })
}

/**
 * Reads an exported page, ours or Docusaurus's.
 * @param address of the page, such as `/docs/intro`, for its relative links
 * @returns undefined if it's no document, post or other page with a text
 */
export function readPage(html: string, address: string): PageFacts | undefined {
  const tree = fromHtml(html)
  const root = find(tree, ({ tagName }) => tagName === 'html')
  // Lists of posts have their texts on pages of their own.
  if (root !== undefined && hasClass(root, /^blog-(list|tags|archive|authors)/)) return undefined
  const body = find(tree, (element) => hasClass(element, /^(docs-body|markdown|generatedIndexPage_\w+)$/))
  if (body === undefined) return undefined
  const facts = Object.fromEntries([...factKinds, 'sidebar'].map((kind) => [kind, [] as string[]])) as PageFacts
  const main = find(tree, ({ tagName }) => tagName === 'main') ?? body
  const title = find(main, ({ tagName }) => tagName === 'h1')
  if (title !== undefined) facts.title.push(toLine(toText(title)))
  const menu = find(tree, (element) => hasClass(element, /^(sidebar-list|theme-doc-sidebar-menu)$/))
  if (menu !== undefined) addSidebar(facts, menu, address)
  addBody(facts, body, address)
  return facts
}
