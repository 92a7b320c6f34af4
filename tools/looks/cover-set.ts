import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import { visitParents } from 'unist-util-visit-parents'
import { listExportedPages, type ExportedPage } from '@/tools/preview/compare'

/** Attributes whose presence affects an element's look or behavior. */
const stateAttributes = ['open', 'hidden', 'disabled', 'checked', 'colSpan', 'rowSpan', 'target']
/** Attributes whose value does. */
const valueAttributes = ['type', 'role', 'ariaExpanded', 'ariaSelected', 'ariaCurrent', 'ariaPressed', 'ariaDisabled']
const skipped = new Set(['head', 'script', 'style', 'template', 'noscript'])
/** Elements that provide context even without a class: a list in a table cell differs from one in a paragraph. */
const blocks = 'table td th figure blockquote ul ol li pre p a dl details'.split(' ')
/** Elements in a line of text. In blocks without a class, they look alike. */
const inline = new Set('a abbr b code em i kbd small span strong sub sup'.split(' '))
/** Elements whose longest word can determine whether a page fits a narrow window. */
const fitted = new Set(['h1', 'h2', 'h3', 'p', 'li', 'td', 'th', 'code', 'a', 'summary', 'figcaption'])

const getClasses = ({ properties: { className } }: Element) => (Array.isArray(className) ? className.map(String) : [])

/** Classes that only vary another one of the element, such as `badge-plan` next to `badge`. */
const getVariants = (classes: readonly string[]) =>
  classes.filter((name) => classes.some((other) => name.startsWith(`${other}-`)))

/** An element without the variants of its classes, which look alike in every context. */
function toSignature(element: Element, isDrawing: boolean): string {
  const classes = getClasses(element)
  const variants = getVariants(classes)
  const name = [element.tagName, ...classes.filter((one) => !variants.includes(one)).toSorted()].join('.')
  if (isDrawing) return name
  const { properties } = element
  const states = stateAttributes.filter((key) => key in properties && properties[key] !== false)
  const values = valueAttributes.filter((key) => key in properties).map((key) => `${key}=${String(properties[key])}`)
  const data = Object.keys(properties).filter((key) => key.startsWith('data'))
  return `${name}[${[...states, ...values, ...data].toSorted().join()}]`
}

const isContext = (element: Element) =>
  getClasses(element).length > 0 || element.tagName.includes('-') || blocks.includes(element.tagName)

/** What an element's nearest ancestor with a style contributes to its look. */
function toContext(parent: Element, element: Element, isDrawing: boolean): string {
  const classes = getClasses(parent)
  if (inline.has(element.tagName) && classes.length === 0) return 'text'
  // Prose styles its content alike everywhere. Its other classes are for its place on the page.
  return classes.includes('prose') ? 'prose' : toSignature(parent, isDrawing)
}

/** Everything on a page that can look or behave differently. Collects the longest word by element name in `longest`. */
export function listFeatures(root: Root, longest = new Map<string, number>()): Set<string> {
  const features = new Set<string>()
  visitParents(root, 'element', (element, ancestors) => {
    const { tagName } = element
    if (skipped.has(tagName)) return 'skip'
    const elements = ancestors.filter((node) => node.type === 'element')
    const isInCode = elements.some((parent) => parent.tagName === 'pre')
    if (fitted.has(tagName) && !isInCode) {
      const words = toString(element).split(/[\s/-]+/)
      longest.set(tagName, Math.max(...words.map(({ length }) => length), longest.get(tagName) ?? 0))
    }
    // Tokens of code differ only in color, which is tested for the whole theme (tests/unit/design/identity.test.ts).
    if (tagName === 'span' && isInCode) return undefined
    const isDrawing = elements.some((parent) => parent.tagName === 'svg')
    const parent = tagName === 'figcaption' ? undefined : elements.findLast(isContext)
    const context = parent === undefined ? '' : toContext(parent, element, isDrawing)
    features.add(`${context} > ${toSignature(element, isDrawing)}`)
    for (const name of getVariants(getClasses(element))) features.add(`${tagName}.${name}`)
    return undefined
  })
  return features
}

interface Candidate {
  path: string
  features: Set<string>
  /** Size of the HTML in bytes. Small pages are faster to check. */
  size: number
}

/** A small set of pages that together have every feature. Prefers pages with many for their size. */
export function chooseCover(pages: readonly Candidate[]): string[] {
  const missing = new Set(pages.flatMap(({ features }) => [...features]))
  const chosen = new Set<Candidate>()
  while (missing.size > 0) {
    const gain = ({ features, size }: Candidate) =>
      [...features].filter((feature) => missing.has(feature)).length / Math.sqrt(size)
    const best = pages.reduce((first, page) => (gain(page) > gain(first) ? page : first))
    for (const feature of best.features) missing.delete(feature)
    chosen.add(best)
  }
  for (const page of chosen) {
    const others = new Set([...chosen].flatMap((other) => (other === page ? [] : [...other.features])))
    if ([...page.features].every((feature) => others.has(feature))) chosen.delete(page)
  }
  return [...chosen].map((page) => page.path).toSorted()
}

type ParsedPage = ExportedPage & { root: Root }

const readPages = (out: string): ParsedPage[] =>
  listExportedPages(out).map((page) => ({ ...page, root: fromHtml(readFileSync(path.join(out, page.file), 'utf8')) }))

/** Addresses of an export's cover set. Tests have parsed its pages already. */
export function findCoverSet(out = 'out', parsed: readonly ParsedPage[] = readPages(out)): string[] {
  const widest = new Map<string, { features: Set<string>; length: number }>()
  const pages = parsed.map(({ path: address, file, root }) => {
    const longest = new Map<string, number>()
    const features = listFeatures(root, longest)
    for (const [tagName, length] of longest)
      if (length > (widest.get(tagName)?.length ?? 0)) widest.set(tagName, { features, length })
    return { path: address, features, size: statSync(path.join(out, file)).size }
  })
  for (const [tagName, { features }] of widest) features.add(`longest word in <${tagName}>`)
  return chooseCover(pages)
}
