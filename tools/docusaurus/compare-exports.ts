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
  const title = findElement(element, (inner) => hasClass(inner, /^(admonition-title$|admonitionHeading)/))
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

interface Difference {
  /** The page, or the first of several for a sidebar. */
  address: string
  kind: string
  side: 'missing' | 'extra'
  item: string
}

interface Comparison {
  /** By kind, how many things both have, only they have (missing) and only we have (extra). */
  counts: Record<string, Record<'same' | 'missing' | 'extra', number>>
  differences: Difference[]
}

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

/**
 * Compares our export of a Docusaurus site with its own build.
 * @param ours folder of our export
 * @param theirs folder of Docusaurus's build
 * @throws if one of them contains no pages
 */
export function compareExports(ours: string, theirs: string): Comparison {
  const own = readPages(ours)
  const expected = readPages(theirs)
  const counts: Comparison['counts'] = {}
  const differences: Difference[] = []
  const count = (kind: string, side: 'same' | Difference['side'], amount = 1) => {
    counts[kind] ??= { same: 0, missing: 0, extra: 0 }
    counts[kind][side] += amount
  }
  const add = (kind: string, side: Difference['side'], address: string, item: string, amount = 1) => {
    count(kind, side, amount)
    differences.push({ address, kind, side, item })
  }
  /** The order matters, so a heading that moved is missing in one place and extra in the other. */
  const compareLists = (kind: string, address: string, given: readonly string[], wanted: readonly string[]) => {
    for (const { added, removed, value } of diffArrays([...wanted], [...given])) {
      const side = removed ? 'missing' : 'extra'
      if (!added && !removed) count(kind, 'same', value.length)
      else if (kind === 'text') add(kind, side, address, value.join(' '), value.length)
      else for (const item of value) add(kind, side, address, item)
    }
  }
  /** Compares two maps from an item to its page, regardless of order. */
  const compareItems = (kind: string, given: ReadonlyMap<string, string>, wanted: ReadonlyMap<string, string>) => {
    for (const [item, address] of wanted)
      if (given.has(item)) count(kind, 'same')
      else add(kind, 'missing', address, item)
    for (const [item, address] of given) if (!wanted.has(item)) add(kind, 'extra', address, item)
  }
  const listAddresses = (pages: Map<string, PageFacts>) => new Map([...pages.keys()].map((each) => [each, each]))
  // Docusaurus leaves out closed categories, so only the sidebars of all pages together are complete. Each entry counts
  // for the first page that shows it.
  const listEntries = (pages: Map<string, PageFacts>) => {
    const entries = new Map<string, string>()
    for (const [address, { sidebar }] of pages)
      for (const entry of sidebar) entries.set(entry, entries.get(entry) ?? address)
    return entries
  }
  compareItems('pages', listAddresses(own), listAddresses(expected))
  for (const [address, wanted] of expected) {
    const given = own.get(address)
    if (given === undefined) continue
    for (const kind of factKinds) compareLists(kind, address, given[kind], wanted[kind])
    const inOurOrder = given.sidebar.filter((entry) => wanted.sidebar.includes(entry))
    const inTheirOrder = wanted.sidebar.filter((entry) => given.sidebar.includes(entry))
    if (inOurOrder.join('\n') !== inTheirOrder.join('\n'))
      add('sidebar order', 'missing', address, wanted.sidebar.join(', '))
  }
  compareItems('sidebar', listEntries(own), listEntries(expected))
  return { counts, differences }
}

/** A line for each difference, then a Markdown table with the counts. */
export function toReport({ counts, differences }: Comparison): string {
  const lines = differences.map(
    ({ address, kind, side, item }) => `${address}  ${kind}  ${side === 'missing' ? '-' : '+'} ${item.slice(0, 160)}`,
  )
  const rows = Object.entries(counts).map(
    ([kind, { same, missing, extra }]) => `| ${kind} | ${same} | ${missing} | ${extra} |`,
  )
  return [...lines, '', '| | same | missing | extra |', '|---|---|---|---|', ...rows].join('\n')
}
