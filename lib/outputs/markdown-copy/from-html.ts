import type { Element, ElementContent, Root as HtmlRoot } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import type { Root, RootContent } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { toBlocks } from './content'
import { toPlainNodes } from './element-forms'
import { writeMarkdown } from './write-markdown'

/** Page elements without content of their own: title, navigation, controls. */
const frameTags = ['h1', 'footer', 'page-actions', 'docs-toc']
const frameSlots = ['toc', 'back-to-top']
const frameClasses = ['needs-js', 'anchor']

function classesOf({ properties: { className } }: Element): string[] {
  return Array.isArray(className) ? className.map(String) : []
}

function isSilent(element: Element): boolean {
  const { hidden, ariaHidden, dataSlot } = element.properties
  return (
    frameTags.includes(element.tagName) ||
    frameSlots.includes(String(dataSlot)) ||
    (hidden !== undefined && hidden !== false && element.tagName !== 'td') ||
    ariaHidden === 'true' ||
    classesOf(element).some((name) => frameClasses.includes(name))
  )
}

/** A highlighted block. Its header shows the file name and language. */
function toCode(figure: Element): RootContent[] {
  const find = (test: (element: Element) => boolean) => {
    let found: Element | undefined
    visit(figure, 'element', (element) => {
      found ??= test(element) ? element : undefined
    })
    return found
  }
  const pre = find(({ tagName }) => tagName === 'pre')
  const title = find((element) => classesOf(element).includes('code-title'))
  return [
    {
      type: 'code',
      lang: String(figure.properties.dataLanguage ?? 'text'),
      meta: title === undefined ? null : `title="${toString(title)}"`,
      value: pre === undefined ? '' : toString(pre),
    },
  ]
}

function toNodes(node: ElementContent | HtmlRoot['children'][number], toUrl: (href: string) => string): RootContent[] {
  if (node.type === 'text') return [{ type: 'text', value: node.value.replaceAll(/\s+/g, ' ') }]
  if (node.type !== 'element' || isSilent(node)) return []
  if (node.tagName === 'figure' && classesOf(node).includes('code')) return toCode(node)
  const attribute = (name: string) => {
    const value = node.properties[name === 'aria-label' ? 'ariaLabel' : name]
    if (typeof value !== 'string') return undefined
    return name === 'href' || name === 'src' ? toUrl(value) : value
  }
  const children = node.tagName === 'pre' ? toPre(node) : toAll(node.children, toUrl)
  return toPlainNodes({ name: node.tagName, attribute, children })
}

/** Separates adjacent links with a space, because only CSS keeps them apart. */
function toAll(nodes: readonly ElementContent[], toUrl: (href: string) => string): RootContent[] {
  return nodes.flatMap((node, index) => {
    const last = nodes[index - 1]
    const isNextLink = [node, last].every((one) => one?.type === 'element' && one.tagName === 'a')
    return isNextLink ? [{ type: 'text', value: ' ' }, ...toNodes(node, toUrl)] : toNodes(node, toUrl)
  })
}

/** Keeps white space, which is significant in code. */
function toPre(pre: Element): RootContent[] {
  return [{ type: 'text', value: toString(pre) }]
}

export interface ReadPage {
  title: string
  description: string
  /** Markdown of the main element, without the title. */
  body: string
}

/**
 * Converts HTML to a Markdown tree. Drawings and controls become text.
 * @param toUrl absolute URL of a link or image
 */
export function readHtml(html: string, toUrl: (href: string) => string): Root {
  const children = fromHtml(html, { fragment: true }).children.flatMap((child) => toNodes(child, toUrl))
  return { type: 'root', children: toBlocks(children) }
}

/**
 * Converts an exported page, for pages that have no Markdown source.
 * @param toUrl absolute URL of a link or image
 */
export function readPage(html: string, toUrl: (href: string) => string): ReadPage {
  const root = fromHtml(html)
  let main: Element | undefined
  let title = ''
  let description = ''
  visit(root, 'element', (element) => {
    if (element.tagName === 'meta' && element.properties.name === 'description')
      description = String(element.properties.content ?? '')
    if (element.tagName === 'h1' && title === '') title = toString(element).trim()
    if (element.tagName !== 'main') return undefined
    main ??= element
    return title === '' ? undefined : SKIP
  })
  const children = (main ?? root).children.flatMap((child) => toNodes(child, toUrl))
  return { title, description, body: writeMarkdown({ type: 'root', children: toBlocks(children) }) }
}
