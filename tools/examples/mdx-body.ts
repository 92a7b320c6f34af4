import { parseText } from '../lint/parse'
import { getLine, isJsx, listNodes } from '../lint/passages'
import { catalogComponents, type CatalogComponent } from '../catalog-schema/components'
import { toSuggestion } from '@/lib/kit/closest'
import type { JsxElement } from '@/lib/mdx/types'
import type { Site } from './site'
import type { Fence, FenceFinding } from './types'

/** Components that the text imports. */
function findImported(text: string): string[] {
  const lists = [...text.matchAll(/^import\s+(?:\{([^}]*)\}|(\w+))/gm)]
  return lists.flatMap(([, list, name = '']) => (list ?? name).split(',')).map((name) => name.trim())
}

function checkElement({ name, attributes: written }: JsxElement, { props }: CatalogComponent): string[] {
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

/** Checks that an MDX text, `before` lines into the fence, parses, and that its components and attributes exist. */
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
    const line = getLine(node)
    const component = components[name]
    if (component !== undefined) return checkElement(node, component).map((message) => ({ line, message }))
    const suggestion = toSuggestion(name, Object.keys(components), (known) => `<${known}>`)
    const hint = suggestion || ' Import it in the example, or show its file on the page.'
    return [{ line, message: `Unknown component <${name}>.${hint}` }]
  })
}
