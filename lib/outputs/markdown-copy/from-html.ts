import type { Element, ElementContent, Root as HtmlRoot } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import type { Root, RootContent } from 'mdast'
import { EXIT, visit } from 'unist-util-visit'
import { toBlocks } from './content'
import { toPlainNodes } from './element-forms'
import { writeMarkdown } from './write-markdown'

/** Page elements without content of their own: title, navigation, controls. */
const frameTags = ['h1', 'footer', 'page-actions', 'docs-toc']
const frameSlots = ['toc', 'back-to-top']
const frameClasses = ['needs-js', 'anchor']

function hasClass({ properties: { className } }: Element, ...names: string[]): boolean {
  return Array.isArray(className) && className.some((name) => names.includes(String(name)))
}

function isSilent(element: Element): boolean {
  const { hidden, ariaHidden, dataSlot } = element.properties
  return (
    frameTags.includes(element.tagName) ||
    frameSlots.includes(String(dataSlot)) ||
    (hidden !== undefined && hidden !== false && element.tagName !== 'td') ||
    ariaHidden === 'true' ||
    hasClass(element, ...frameClasses)
  )
}

/** The first matching element, in document order. */
export function findElement(root: Element | HtmlRoot, test: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined
  visit(root, 'element', (element) => {
    if (!test(element)) return undefined
    found = element
    return EXIT
  })
  return found
}

/** A highlighted block. Its header shows the file name and language. */
function toCode(figure: Element): RootContent[] {
  const pre = findElement(figure, ({ tagName }) => tagName === 'pre')
  const title = findElement(figure, (element) => hasClass(element, 'code-title'))
  const lang = String(figure.properties.dataLanguage ?? 'text')
  const meta = title === undefined ? null : `title="${toString(title)}"`
  return [{ type: 'code', lang, meta, value: pre === undefined ? '' : toString(pre) }]
}

type ToUrl = (href: string) => string

function toNodes(node: HtmlRoot['children'][number], toUrl: ToUrl): RootContent[] {
  if (node.type === 'text') return [{ type: 'text', value: node.value.replaceAll(/\s+/g, ' ') }]
  if (node.type !== 'element' || isSilent(node)) return []
  if (node.tagName === 'figure' && hasClass(node, 'code')) return toCode(node)
  const attribute = (name: string) => {
    const value = node.properties[name === 'aria-label' ? 'ariaLabel' : name]
    if (typeof value !== 'string') return undefined
    return name === 'href' || name === 'src' ? toUrl(value) : value
  }
  // White space is significant in code.
  const children: RootContent[] =
    node.tagName === 'pre' ? [{ type: 'text', value: toString(node) }] : toAll(node.children, toUrl)
  return toPlainNodes({ name: node.tagName, attribute, children })
}

/** Separates adjacent links with a space, because only CSS keeps them apart. */
function toAll(nodes: readonly ElementContent[], toUrl: ToUrl): RootContent[] {
  return nodes.flatMap((node, index) => {
    const isNextLink = [node, nodes[index - 1]].every((one) => one?.type === 'element' && one.tagName === 'a')
    return isNextLink ? [{ type: 'text', value: ' ' }, ...toNodes(node, toUrl)] : toNodes(node, toUrl)
  })
}

const toTree = ({ children }: Element | HtmlRoot, toUrl: ToUrl): Root => ({
  type: 'root',
  children: toBlocks(children.flatMap((child) => toNodes(child, toUrl))),
})

/** Converts HTML to a Markdown tree. Drawings and controls become text. */
export const readHtml = (html: string, toUrl: ToUrl): Root => toTree(fromHtml(html, { fragment: true }), toUrl)

/** Converts an exported page that has no Markdown source: its main element, without the title. */
export function readPage(html: string, toUrl: ToUrl): { title: string; description: string; body: string } {
  const root = fromHtml(html)
  const heading = findElement(root, ({ tagName }) => tagName === 'h1')
  const meta = findElement(root, ({ tagName, properties }) => tagName === 'meta' && properties.name === 'description')
  return {
    title: heading === undefined ? '' : toString(heading).trim(),
    description: String(meta?.properties.content ?? ''),
    body: writeMarkdown(toTree(findElement(root, ({ tagName }) => tagName === 'main') ?? root, toUrl)),
  }
}
