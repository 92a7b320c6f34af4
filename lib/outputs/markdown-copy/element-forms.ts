import type { ListItem, PhrasingContent, RootContent } from 'mdast'
import { phrasing } from 'mdast-util-phrasing'
import { toString } from 'mdast-util-to-string'
import { isBlank, toBlocks, toPhrasing, trim } from './content'

/** An HTML element, from a page or an author, with its children converted to Markdown. */
interface PlainElement {
  name: string
  attribute: (name: string) => string | undefined
  children: RootContent[]
}

type ElementForm = (element: PlainElement) => RootContent[]

const withPhrasing =
  (make: (children: PhrasingContent[]) => RootContent): ElementForm =>
  ({ children }) => [make(toPhrasing(children))]

const toItemBlocks = (children: RootContent[]) => toBlocks(children) as ListItem['children']

const toList: ElementForm = ({ name, children }) => {
  const items = children
    .filter((node) => !isBlank(node))
    .map((node): ListItem => (node.type === 'listItem' ? node : { type: 'listItem', children: toItemBlocks([node]) }))
  return [{ type: 'list', ordered: name === 'ol', spread: false, children: items }]
}

const toHeading: ElementForm = ({ name, children }) => {
  const depth = ([1, 2, 3, 4, 5] as const).find((level) => name === `h${level}`) ?? 6
  return [{ type: 'heading', depth, children: trim(toPhrasing(children)) }]
}

/** A video or frame becomes a link. */
const toMedia: ElementForm = ({ attribute, children }) => {
  const url = attribute('src')
  if (url === undefined) return children
  const value = attribute('title') ?? attribute('aria-label') ?? url
  return [{ type: 'link', url, children: [{ type: 'text', value }] }]
}

const toLink: ElementForm = ({ attribute, children }) => {
  const url = attribute('href')
  const held = toPhrasing(children)
  return url === undefined || held.every(isBlank) ? held : [{ type: 'link', url, children: held }]
}

const toImage: ElementForm = ({ attribute }) => {
  const url = attribute('src')
  return url === undefined ? [] : [{ type: 'image', url, alt: attribute('alt') ?? '' }]
}

const toPre: ElementForm = ({ attribute, children }) => [
  { type: 'code', lang: attribute('data-language') ?? 'text', value: toString(children).replace(/\n$/, '') },
]

/** Elements with special handling, by name. All others are replaced by their children. */
const forms = new Map(
  Object.entries<ElementForm>({
    'b strong': withPhrasing((children) => ({ type: 'strong', children })),
    'i em var cite': withPhrasing((children) => ({ type: 'emphasis', children })),
    's del strike': withPhrasing((children) => ({ type: 'delete', children })),
    'code kbd samp tt': ({ children }) => [{ type: 'inlineCode', value: toString(children) }],
    'h1 h2 h3 h4 h5 h6': toHeading,
    'video audio iframe embed source': toMedia,
    'script style template button input select svg nav': () => [],
    'summary dt': withPhrasing((children) => ({ type: 'paragraph', children: [{ type: 'strong', children }] })),
    'td th': ({ children }) => [{ type: 'tableCell', children: trim(toPhrasing(children)) }],
    tr: ({ children }) => [{ type: 'tableRow', children: children.filter((node) => node.type === 'tableCell') }],
    table: ({ children }) => [{ type: 'table', children: children.filter((node) => node.type === 'tableRow') }],
    a: toLink,
    blockquote: ({ children }) => [{ type: 'blockquote', children: toItemBlocks(children) }],
    br: () => [{ type: 'break' }],
    hr: () => [{ type: 'thematicBreak' }],
    img: toImage,
    li: ({ children }) => [{ type: 'listItem', spread: false, children: toItemBlocks(children) }],
    'ol ul': toList,
    p: withPhrasing((children) => ({ type: 'paragraph', children })),
    pre: toPre,
  }).flatMap(([names, form]) => names.split(' ').map((name) => [name, form] as const)),
)

/** Inline elements, whose content stays within the surrounding text. */
const within = new Set(['span', 'small', 'sub', 'sup', 'mark', 'abbr', 'u', 'q', 'time', 'label', 'wbr', 'ins'])

export function toPlainNodes(element: PlainElement): RootContent[] {
  const form = forms.get(element.name)
  if (form !== undefined) return form(element)
  const isWithin = within.has(element.name) || element.children.some((node) => node.type === 'tableRow')
  return isWithin || !element.children.some((node) => phrasing(node)) ? element.children : toBlocks(element.children)
}
