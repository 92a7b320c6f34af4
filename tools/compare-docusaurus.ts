import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import { EXIT, visit } from 'unist-util-visit'
import { listFiles } from '@/lib/kit/files'
import { normalizePath } from '@/lib/kit/urls'

/**
 * Compares our export of a Docusaurus site with its own build, page by page: `compare-docusaurus.ts OURS THEIRS`. Prints
 * what's only in one of them.
 */

const kinds = ['headings', 'links', 'code', 'tabs', 'admonitions', 'sidebar'] as const

type Facts = Record<(typeof kinds)[number], string[]>

const classesOf = ({ properties: { className } }: Element): string[] =>
  Array.isArray(className) ? className.map(String) : []

function find(tree: Root | Element, matches: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined
  visit(tree, 'element', (element) => {
    if (!matches(element)) return undefined
    found = element
    return EXIT
  })
  return found
}

const hasClass = (name: string) => (element: Element) => classesOf(element).includes(name)

/** Address of a link, with its fragment. Docusaurus marks external ones, and adds links to headings. */
function toTarget(link: Element, address: string): string | undefined {
  const { href } = link.properties
  if (typeof href !== 'string' || classesOf(link).some((name) => name === 'anchor' || name === 'hash-link'))
    return undefined
  if (!/^(#|\.|\/)/.test(href)) return /^[a-z]+:/i.test(href) ? href.replace(/\/$/, '') : undefined
  const { pathname, hash } = new URL(href, `http://site${address}`)
  return normalizePath(decodeURI(pathname)) + decodeURIComponent(hash)
}

const removeSpaces = (text: string) => text.replaceAll(/\s+/g, '')

function read(file: string, address: string): Facts | undefined {
  const tree = fromHtml(readFileSync(file, 'utf8'))
  const body = find(tree, (element) => hasClass('docs-body')(element) || hasClass('markdown')(element))
  if (body === undefined) return undefined
  const facts: Facts = { headings: [], links: [], code: [], tabs: [], admonitions: [], sidebar: [] }
  visit(body, 'element', (element) => {
    const { tagName, properties } = element
    if (/^h[2-6]$/.test(tagName) && typeof properties.id === 'string') facts.headings.push(properties.id)
    if (tagName === 'pre') facts.code.push(removeSpaces(toString(element)))
    if (properties.role === 'tab') facts.tabs.push(removeSpaces(toString(element)))
    const type = classesOf(element).find((name) => /^(theme-)?admonition-(?!title|icon|content|heading)/.test(name))
    if (type !== undefined) facts.admonitions.push(type.replace('theme-', ''))
    const target = tagName === 'a' ? toTarget(element, address) : undefined
    if (target !== undefined) facts.links.push(target)
  })
  const menu = find(tree, (element) => hasClass('sidebar-list')(element) || hasClass('menu')(element))
  if (menu !== undefined)
    visit(menu, 'element', (element) => {
      const target = element.tagName === 'a' ? toTarget(element, address) : undefined
      if (target !== undefined && target !== `${address}#`) facts.sidebar.push(target)
    })
  return facts
}

/** Items of the first list that the second lacks. Duplicates count separately. */
function subtract(first: readonly string[], second: readonly string[]): string[] {
  const rest = [...second]
  return first.filter((item) => {
    const index = rest.indexOf(item)
    if (index >= 0) rest.splice(index, 1)
    return index < 0
  })
}

const toAddress = (file: string) => normalizePath(`/${file}`)

function findFile(folder: string, address: string): string | undefined {
  const names = [`${address}.html`, `${address}/index.html`].map((name) => path.join(folder, decodeURI(name)))
  return names.find((name) => existsSync(name))
}

function compare(ours: string, theirs: string): void {
  const counts = Object.fromEntries(kinds.map((kind) => [kind, { theirs: 0, missing: 0 }]))
  let pages = 0
  const missing: string[] = []
  for (const file of listFiles(theirs).filter((name) => name.endsWith('.html'))) {
    const address = toAddress(file)
    const expected = read(path.join(theirs, file), address)
    if (expected === undefined) continue
    pages += 1
    const own = findFile(ours, address)
    const found = own === undefined ? undefined : read(own, address)
    if (found === undefined) {
      missing.push(address)
      continue
    }
    for (const kind of kinds) {
      const only = subtract(expected[kind], found[kind])
      const count = counts[kind]
      if (count === undefined) continue
      count.theirs += expected[kind].length
      count.missing += only.length
      for (const item of only) console.log(`${address}  ${kind}  ${item.slice(0, 120)}`)
    }
  }
  console.log(`\n${pages} pages, ${missing.length} missing${missing.map((address) => `\n  ${address}`).join('')}`)
  for (const kind of kinds) console.log(`${kind}: ${counts[kind]?.theirs}, ${counts[kind]?.missing} missing`)
  if (pages === 0) process.exitCode = 1
}

const [, , ours, theirs] = process.argv
if (ours === undefined || theirs === undefined) throw new Error('Expected two exports: OURS THEIRS.')
compare(ours, theirs)
