import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import { listExportedPages, type ExportedPage } from '@/tools/preview/compare'

/** An exported page, parsed the way a browser would. */
export interface ExportedHtml extends ExportedPage {
  root: Root
}

let parsed: readonly ExportedHtml[] | undefined
const parsedFiles = new Map<string, Root>()

/** A page of an export as a tree. Tests mustn't modify it, because pages of `out/` are parsed only once. */
export function readHtml(file: string): Root {
  return parsedFiles.get(file) ?? fromHtml(readFileSync(file, 'utf8'))
}

const readPages = (out: string) =>
  listExportedPages(out).map((page) => ({ ...page, root: readHtml(path.join(out, page.file)) }))

/** Every page of an export with its content. `out/` is parsed once per worker. */
export function readExportedPages(out = 'out'): readonly ExportedHtml[] {
  if (out !== 'out') return readPages(out)
  if (parsed === undefined) {
    parsed = readPages(out)
    for (const { file, root } of parsed) parsedFiles.set(`${out}/${file}`, root)
  }
  return parsed
}

/**
 * All matching elements, in document order, including the given one. Tests walk half a million elements about sixty
 * times, which takes unist-util-visit five times as long.
 */
export function findAll(root: Root | Element, test: (element: Element) => boolean): Element[] {
  const found: Element[] = []
  const walk = (node: Root | Element) => {
    if (node.type === 'element' && test(node)) found.push(node)
    for (const child of node.children) if (child.type === 'element') walk(child)
  }
  walk(root)
  return found
}

export function hasClass(element: Element, name: string): boolean {
  const { className } = element.properties
  return Array.isArray(className) && className.includes(name)
}

/** An attribute as text, by property name: `href`, `srcSet`, `ariaLabel`. */
export function getText(element: Element | undefined, property: string): string | undefined {
  const value = element?.properties[property]
  if (value === undefined || value === null || typeof value === 'boolean') return undefined
  return Array.isArray(value) ? value.join(' ') : String(value)
}

/** Content of `<meta name="…">`. */
export function findMeta(root: Root, name: string): string | undefined {
  const [meta] = findAll(root, ({ tagName, properties }) => tagName === 'meta' && properties.name === name)
  return getText(meta, 'content')
}

/** URLs of the links inside matching elements. */
export function findLinks(root: Root, inside: (element: Element) => boolean): string[] {
  return findAll(root, inside)
    .flatMap((element) => findAll(element, ({ tagName }) => tagName === 'a'))
    .flatMap((link) => getText(link, 'href') ?? [])
}

export function findTexts(root: Root, tagName: string): string[] {
  return findAll(root, (element) => element.tagName === tagName).map((element) => toString(element))
}

/** Links in the sidebar, in cards, and to the previous and next page: every way to reach a page by browsing. */
export function findNavigationLinks(root: Root): string[] {
  return findLinks(
    root,
    (element) =>
      element.tagName === 'docs-sidebar' ||
      hasClass(element, 'index-cards') ||
      getText(element, 'dataSlot') === 'pager' ||
      (element.tagName === 'ul' && hasClass(element, 'cards')),
  )
}
