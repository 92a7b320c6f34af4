import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { diffArrays } from 'diff'
import type { Element, ElementContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { listFiles } from '@/lib/kit/files'
import { normalizePath } from '@/lib/kit/urls'
import { findElement } from '@/lib/outputs/markdown-copy/from-html'

const factKinds = ['title', 'headings', 'text', 'links', 'images', 'code', 'tabs', 'admonitions'] as const

/** What a reader finds on a page, in order. Text is one entry per word. */
type PageFacts = Record<(typeof factKinds)[number] | 'sidebar', string[]>

const classesOf = ({ properties: { className } }: Element): string[] =>
  Array.isArray(className) ? className.map(String) : []

const hasClass = (element: Element, pattern: RegExp) => classesOf(element).some((name) => pattern.test(name))

const toLine = (text: string) => text.replaceAll(/[\s\u200B]+/g, ' ').trim()

const toWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Hosts use the same file for `/a/index` and `/a`, so the two count as the same address. */
const toPageAddress = (address: string): string => normalizePath(normalizePath(address).replace(/\/index$/, ''))

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

const isAdmonitionTitle = (element: Element) => hasClass(element, /^(admonition-title$|admonitionHeading)/)

/**
 * Text of an element, without code blocks and what a theme adds. Blocks don't run into each other.
 * @param isBody whether to leave out titles of the page and its admonitions, which are compared by themselves
 */
function toText(node: ElementContent, isBody = false): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return ''
  if (node.tagName === 'pre' || isThemePart(node)) return ' '
  if (isBody && (node.tagName === 'h1' || isAdmonitionTitle(node))) return ''
  const text = node.children.map((child) => toText(child, isBody)).join('')
  return /^(p|li|t[dhr]|h[1-6]|d[dlt]|div|br|summary|blockquote|a)$/.test(node.tagName) ? ` ${text} ` : text
}

/** Type and title of an admonition, such as `tip Good to know`. */
function toAdmonition(element: Element): string | undefined {
  const [type] = classesOf(element).flatMap((name) => /^(?:theme-)?admonition-(\w+)$/.exec(name)?.[1] ?? [])
  if (type === undefined || /^(title|icon|content|heading)$/.test(type)) return undefined
  const title = findElement(element, isAdmonitionTitle)
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
  facts.text = toWords(toText(body, true))
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

/** Reads an exported page, ours or Docusaurus's. Undefined if it's no document, post or other page with a text. */
function readPage(html: string, address: string): PageFacts | undefined {
  const tree = fromHtml(html)
  const root = findElement(tree, ({ tagName }) => tagName === 'html')
  // Lists of posts have their texts on pages of their own.
  if (root !== undefined && hasClass(root, /^blog-(list|tags|archive|authors)/)) return undefined
  const body = findElement(tree, (element) => hasClass(element, /^(docs-body|markdown|generatedIndexPage_\w+)$/))
  if (body === undefined) return undefined
  const facts = Object.fromEntries([...factKinds, 'sidebar'].map((kind) => [kind, [] as string[]])) as PageFacts
  const main = findElement(tree, ({ tagName }) => tagName === 'main') ?? body
  const title = findElement(main, ({ tagName }) => tagName === 'h1')
  if (title !== undefined) facts.title.push(toLine(toText(title)))
  const menu = findElement(tree, (element) => hasClass(element, /^(sidebar-list|theme-doc-sidebar-menu)$/))
  if (menu !== undefined) addSidebar(facts, menu, address)
  addBody(facts, body, address)
  return facts
}

/** Whether both exports have something, only theirs (missing) or only ours (extra). */
type Side = 'same' | 'missing' | 'extra'

/** The address is that of the page, or the first of several for a sidebar. */
type Difference = { side: Exclude<Side, 'same'> } & Record<'address' | 'kind' | 'item', string>

function readPages(folder: string): Map<string, PageFacts> {
  if (!existsSync(folder)) throw new Error(`${folder} doesn’t exist. Expected the folder of an export.`)
  // Redirects and copies have the same address as a page.
  const files = listFiles(folder).filter((file) => file.endsWith('.html') && !/^(404|_.*)\.html$/.test(file))
  const pages = new Map<string, PageFacts>()
  for (const file of files) {
    const address = toPageAddress(`/${file}`)
    const facts = readPage(readFileSync(path.join(folder, file), 'utf8'), address)
    if (facts !== undefined) pages.set(address, facts)
  }
  if (pages.size === 0) throw new Error(`${folder} contains no page with a text.`)
  return pages
}

/** Addresses of pages, and the first page that shows each entry of a sidebar. */
function listItems(pages: Map<string, PageFacts>) {
  const sidebar = new Map<string, string>()
  for (const [address, facts] of pages)
    for (const entry of facts.sidebar) sidebar.set(entry, sidebar.get(entry) ?? address)
  return { pages: new Map([...pages.keys()].map((address) => [address, address])), sidebar }
}

/** Compares our export of a Docusaurus site with its own build. @throws if one of the folders contains no pages */
export function compareExports(ours: string, theirs: string) {
  const own = readPages(ours)
  const expected = readPages(theirs)
  const counts: Record<string, Record<Side, number>> = {}
  const differences: Difference[] = []
  const add = (kind: string, side: Side, address: string, item: string, amount = 1) => {
    counts[kind] ??= { same: 0, missing: 0, extra: 0 }
    counts[kind][side] += amount
    if (side !== 'same') differences.push({ address, kind, side, item })
  }
  // Docusaurus leaves out closed categories, so only the sidebars of all pages together are complete.
  const compareItems = (kind: 'pages' | 'sidebar') => {
    const [given, wanted] = [listItems(own)[kind], listItems(expected)[kind]]
    for (const [item, address] of wanted) add(kind, given.has(item) ? 'same' : 'missing', address, item)
    for (const [item, address] of given) if (!wanted.has(item)) add(kind, 'extra', address, item)
  }
  compareItems('pages')
  for (const [address, wanted] of expected) {
    const given = own.get(address)
    if (given === undefined) continue
    for (const kind of factKinds)
      // The order matters, so a heading that moved is missing in one place and extra in the other.
      for (const { added, removed, value } of diffArrays(wanted[kind], given[kind])) {
        const changed = added ? 'extra' : 'missing'
        const side = added || removed ? changed : 'same'
        if (kind === 'text') add(kind, side, address, value.join(' '), value.length)
        else for (const item of value) add(kind, side, address, item)
      }
    const inOurOrder = given.sidebar.filter((entry) => wanted.sidebar.includes(entry))
    const inTheirOrder = wanted.sidebar.filter((entry) => given.sidebar.includes(entry))
    if (inOurOrder.join('\n') !== inTheirOrder.join('\n'))
      add('sidebar order', 'missing', address, wanted.sidebar.join(', '))
  }
  compareItems('sidebar')
  return { counts, differences }
}

/** A line for each difference, then a Markdown table with the counts. */
export function toReport({ counts, differences }: ReturnType<typeof compareExports>): string {
  const lines = differences.map(
    ({ address, kind, side, item }) => `${address}  ${kind}  ${side === 'missing' ? '-' : '+'} ${item.slice(0, 160)}`,
  )
  const rows = Object.entries(counts).map(
    ([kind, { same, missing, extra }]) => `| ${kind} | ${same} | ${missing} | ${extra} |`,
  )
  return [...lines, '', '| | same | missing | extra |', '|---|---|---|---|', ...rows].join('\n')
}
