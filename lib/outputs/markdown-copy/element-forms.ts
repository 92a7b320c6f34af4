import type { ListItem, PhrasingContent, RootContent, TableCell, TableRow } from 'mdast'
import { phrasing } from 'mdast-util-phrasing'
import { toString } from 'mdast-util-to-string'
import { toBlocks, toPhrasing, trim } from './content'

/** An HTML element, from a page or an author, with its children converted to Markdown. */
export interface PlainElement {
  name: string
  attribute: (name: string) => string | undefined
  children: RootContent[]
}

type ElementForm = (element: PlainElement) => RootContent[]

const isBlank = (node: RootContent) => node.type === 'text' && node.value.trim() === ''

const withPhrasing =
  (make: (children: PhrasingContent[]) => RootContent): ElementForm =>
  ({ children }) => [make(toPhrasing(children))]

const silent: ElementForm = () => []

const toCode: ElementForm = ({ children }) => [{ type: 'inlineCode', value: toString(children) }]

const toItems = (children: RootContent[]): ListItem[] =>
  children
    .filter((node) => !isBlank(node))
    .map((node) => (node.type === 'listItem' ? node : { type: 'listItem', children: toItemBlocks([node]) }))

const toItemBlocks = (children: RootContent[]) => toBlocks(children) as ListItem['children']

const toList =
  (ordered: boolean): ElementForm =>
  ({ children }) => [{ type: 'list', ordered, spread: false, children: toItems(children) }]

const toHeading = ({ name, children }: PlainElement): RootContent[] => {
  const depth = ([1, 2, 3, 4, 5, 6] as const).find((level) => name === `h${level}`) ?? 6
  return [{ type: 'heading', depth, children: trim(toPhrasing(children)) }]
}

const toCell: ElementForm = ({ children }) => [{ type: 'tableCell', children: trim(toPhrasing(children)) }]

const isCell = (node: RootContent): node is TableCell => node.type === 'tableCell'
const isRow = (node: RootContent): node is TableRow => node.type === 'tableRow'

/** A video or frame becomes a link. */
const toMedia: ElementForm = ({ attribute, children }) => {
  const url = attribute('src')
  if (url === undefined) return children
  return [
    { type: 'link', url, children: [{ type: 'text', value: attribute('title') ?? attribute('aria-label') ?? url }] },
  ]
}

const toLabel = withPhrasing((children) => ({ type: 'paragraph', children: [{ type: 'strong', children }] }))
const toStrong = withPhrasing((children) => ({ type: 'strong', children }))
const toEmphasis = withPhrasing((children) => ({ type: 'emphasis', children }))
const toDelete = withPhrasing((children) => ({ type: 'delete', children }))

/** Elements with special handling. All others are replaced by their children. */
const forms: Record<string, ElementForm> = {
  ...Object.fromEntries(['b', 'strong'].map((name) => [name, toStrong])),
  ...Object.fromEntries(['i', 'em', 'var', 'cite'].map((name) => [name, toEmphasis])),
  ...Object.fromEntries(['s', 'del', 'strike'].map((name) => [name, toDelete])),
  ...Object.fromEntries(['code', 'kbd', 'samp', 'tt'].map((name) => [name, toCode])),
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, toHeading])),
  ...Object.fromEntries(['video', 'audio', 'iframe', 'embed', 'source'].map((name) => [name, toMedia])),
  ...Object.fromEntries(
    ['script', 'style', 'template', 'button', 'input', 'select', 'svg', 'nav'].map((name) => [name, silent]),
  ),
  ...Object.fromEntries(['summary', 'dt'].map((name) => [name, toLabel])),
  ...Object.fromEntries(['td', 'th'].map((name) => [name, toCell])),
  a: ({ attribute, children }) => {
    const url = attribute('href')
    const held = toPhrasing(children)
    if (url === undefined || held.every(isBlank)) return held
    return [{ type: 'link', url, children: held }]
  },
  blockquote: ({ children }) => [{ type: 'blockquote', children: toItemBlocks(children) }],
  br: () => [{ type: 'break' }],
  hr: () => [{ type: 'thematicBreak' }],
  img: ({ attribute }) => {
    const url = attribute('src')
    return url === undefined ? [] : [{ type: 'image', url, alt: attribute('alt') ?? '' }]
  },
  li: ({ children }) => [{ type: 'listItem', spread: false, children: toItemBlocks(children) }],
  ol: toList(true),
  p: withPhrasing((children) => ({ type: 'paragraph', children })),
  pre: ({ attribute, children }) => [
    { type: 'code', lang: attribute('data-language') ?? 'text', value: toString(children).replace(/\n$/, '') },
  ],
  table: ({ children }) => [{ type: 'table', children: children.filter(isRow) }],
  tr: ({ children }) => [{ type: 'tableRow', children: children.filter(isCell) }],
  ul: toList(false),
}

/** Inline elements, whose content stays within the surrounding text. */
const within = new Set(['span', 'small', 'sub', 'sup', 'mark', 'abbr', 'u', 'q', 'time', 'label', 'wbr', 'ins'])

/** Converts an HTML element to Markdown. */
export function toPlainNodes(element: PlainElement): RootContent[] {
  const form = Object.hasOwn(forms, element.name) ? forms[element.name] : undefined
  if (form !== undefined) return form(element)
  const isWithin = within.has(element.name) || element.children.some((node) => node.type === 'tableRow')
  return isWithin || !element.children.some((node) => phrasing(node)) ? element.children : toBlocks(element.children)
}
