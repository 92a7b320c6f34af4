import type { Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import { parseText } from '../lint/parse'
import { catalogComponents, type CatalogComponent } from '../catalog-schema/components'
import { toSuggestion } from '@/lib/kit/closest'
import type { Fence, ReportFence, Site } from './types'

type Element = MdxJsxFlowElement | MdxJsxTextElement

const show = (name: string) => `<${name}>`

/** Components that the text imports. */
function findImported(text: string): Set<string> {
  const names = [...text.matchAll(/^import\s+(?:\{([^}]*)\}|(\w+))/gm)].flatMap(
    ([, list, name]) => list?.split(',') ?? [name ?? ''],
  )
  return new Set(names.map((name) => name.trim()))
}

/** Whether a page shows the file of a catalog component, such as `components/PriceTable.astro`. */
function isOfPage(name: string, site: Site, fence: Fence): boolean {
  return site.ownComponents(fence.file).has(name)
}

function checkElement(node: Element, component: CatalogComponent, report: (message: string) => void) {
  const { name } = node
  const attributes = node.attributes.flatMap((attribute) => (attribute.type === 'mdxJsxAttribute' ? [attribute] : []))
  const hasSpread = attributes.length < node.attributes.length
  const known = Object.keys(component.props)
  for (const { name: prop, value } of attributes) {
    const expected = component.props[prop]
    if (expected === undefined) {
      const suggestion = toSuggestion(prop, known, (word) => `"${word}"`)
      const all = known.length > 0 ? ` Expected one of ${known.join(', ')}.` : ' It has no attributes.'
      report(`Unknown attribute "${prop}" of <${name}>.${suggestion || all}`)
    } else if (expected.options !== undefined && typeof value === 'string' && !expected.options.includes(value)) {
      report(`<${name} ${prop}="${value}">: expected one of ${expected.options.join(', ')}.`)
    }
  }
  for (const prop of known) {
    const isGiven = hasSpread || attributes.some((attribute) => attribute.name === prop)
    if (component.props[prop]?.required && !isGiven) report(`<${name}> has no ${prop}, which it needs.`)
  }
}

/**
 * Checks the text of an MDX example: it must parse, and its components and attributes must exist.
 * @param before number of lines in the fence before the text
 * @param components those of a catalog, or of this site if the page is about writing for it
 */
export function checkMdxBody(
  fence: Fence,
  text: string,
  before: number,
  site: Site,
  report: ReportFence,
  components = site.components(fence.file) ?? catalogComponents,
): Root | undefined {
  const { tree, syntaxError } = parseText(text)
  if (tree === undefined) {
    report(fence, (syntaxError?.line ?? 1) + before, syntaxError?.message ?? 'Invalid MDX.')
    return undefined
  }
  const imported = findImported(text)
  visit(tree, (node) => {
    if ((node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || node.name === null) return
    const { name } = node
    if (!/^[A-Z]/.test(name) || imported.has(name.split('.')[0] ?? name) || isOfPage(name, site, fence)) return
    const line = (node.position?.start.line ?? 1) + before
    const component = components[name]
    if (component !== undefined) return checkElement(node, component, (message) => report(fence, line, message))
    report(
      fence,
      line,
      `Unknown component <${name}>.${toSuggestion(name, Object.keys(components), show) || ' Import it in the example, or show its file on the page.'}`,
    )
  })
  return tree
}
