import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { parseText } from '../lint/parse'
import { getLine, isJsx, listNodes } from '../lint/passages'
import { catalogComponents, type CatalogComponent } from '../catalog-schema/components'
import { toSuggestion } from '@/lib/kit/closest'
import type { Site } from './site'
import type { Fence, FenceFinding } from './types'

type Element = MdxJsxFlowElement | MdxJsxTextElement

const show = (name: string) => `<${name}>`

/** Components that the text imports. */
function findImported(text: string): string[] {
  const names = [...text.matchAll(/^import\s+(?:\{([^}]*)\}|(\w+))/gm)].flatMap(
    ([, list, name]) => list?.split(',') ?? [name ?? ''],
  )
  return names.map((name) => name.trim())
}

function checkElement({ name, attributes: written }: Element, { props }: CatalogComponent): string[] {
  const attributes = written.flatMap((attribute) => (attribute.type === 'mdxJsxAttribute' ? [attribute] : []))
  const hasSpread = attributes.length < written.length
  const known = Object.keys(props)
  const wrong = attributes.flatMap(({ name: prop, value }) => {
    const expected = props[prop]
    if (expected === undefined) {
      const suggestion = toSuggestion(prop, known, (word) => `"${word}"`)
      const all = known.length > 0 ? ` Expected one of ${known.join(', ')}.` : ' It has no attributes.'
      return [`Unknown attribute "${prop}" of <${name}>.${suggestion || all}`]
    }
    if (typeof value !== 'string' || expected.options?.includes(value) !== false) return []
    return [`<${name} ${prop}="${value}">: expected one of ${expected.options.join(', ')}.`]
  })
  const missing = known.filter(
    (prop) => props[prop]?.required && !hasSpread && !attributes.some((attribute) => attribute.name === prop),
  )
  return [...wrong, ...missing.map((prop) => `<${name}> has no ${prop}, which it needs.`)]
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
  components = site.components(fence.file) ?? catalogComponents,
): FenceFinding[] {
  const { tree, syntaxError } = parseText(text, before)
  if (syntaxError !== undefined) return [{ line: syntaxError.line ?? before + 1, message: syntaxError.message }]
  const known = new Set([...findImported(text), ...site.ownComponents(fence.file)])
  return listNodes(tree).flatMap((node) => {
    if (!isJsx(node) || node.name === null || !/^[A-Z]/.test(node.name)) return []
    const { name } = node
    if (known.has(name) || known.has(name.split('.')[0] ?? name)) return []
    const component = components[name]
    const unknown = () =>
      `Unknown component <${name}>.${toSuggestion(name, Object.keys(components), show) || ' Import it in the example, or show its file on the page.'}`
    const messages = component === undefined ? [unknown()] : checkElement(node, component)
    return messages.map((message) => ({ line: getLine(node), message }))
  })
}
