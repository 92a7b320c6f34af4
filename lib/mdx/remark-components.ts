import { htmlTagNames } from 'html-tag-names'
import type { Root } from 'mdast'
import { svgTagNames } from 'svg-tag-names'
import { visit } from 'unist-util-visit'
import { toValue, type Expression, findExpression, toText } from './literals'
import { report } from './place'
import type { CompileContext, JsxElement, TagAttributes } from './types'
import { findClosest, toSuggestion } from '../kit/closest'

interface Statement {
  type: string
  start: number
  end: number
  loc?: { start: { line: number } } | null
  source?: { value?: unknown } | null
  declaration?: { declarations?: { init: Expression }[] } | null
}

/** An MDX node with `import` and `export` statements. */
interface ModuleNode {
  value: string
  position?: { start: { line: number; offset?: number } } | undefined
  data?: { estree?: { body: Statement[] } | null } | undefined
}

/** Docusaurus modules and local files. Components known to this site don't need an import. */
const knownModules = /^(@theme|@theme-original|@theme-init|@site|@docusaurus|react)(\/|$)|^\.{1,2}\//

function isPartial(target: string): boolean {
  return /(^|\/)_[^/]+\.mdx?$/.test(target)
}

/** An exported literal, whose uses are replaced by its value. */
function isKnownExport({ type, declaration }: Statement): boolean {
  const declarations = declaration?.declarations ?? []
  return (
    type === 'ExportNamedDeclaration' &&
    declarations.length > 0 &&
    declarations.every(({ init }) => toValue(init) !== undefined)
  )
}

/** Warns about imports and exports that have no effect. */
function checkImports(node: ModuleNode, context: CompileContext): void {
  const offset = node.position?.start.offset ?? 0
  for (const statement of node.data?.estree?.body ?? []) {
    const written = node.value.slice(statement.start - offset, statement.end - offset).replaceAll(/\s+/g, ' ')
    const line = statement.loc?.start.line
    const target = typeof statement.source?.value === 'string' ? statement.source.value : ''
    const isImport = statement.type === 'ImportDeclaration'
    if (context.strict) {
      if (isPartial(target)) continue
      const isText = /\.mdx?$/.test(target)
      const reason = isText
        ? 'has no effect. To include a text, put it in partials/ and use <Partial name="…" />.'
        : 'has no effect. You can use components without importing them.'
      report(node, context, `"${written.slice(0, 60)}" ${reason}`, line)
    } else if (isKnownExport(statement)) {
      continue
    } else if (!isImport || !(knownModules.test(target) || /^import ['"]/.test(written))) {
      report(node, context, `"${written.slice(0, 60)}" is ignored.`, line)
    }
  }
}

const knownTags: readonly string[] = [...htmlTagNames, ...svgTagNames]

/** Attributes that every component accepts. */
const commonProps = ['key', 'className', 'id', 'style', 'children']

/** Checks elements against the known components, and removes imports and exports. */
export function remarkComponents({ context }: { context: CompileContext }) {
  const names = Object.keys(context.components)

  /** The page's policy blocks other hosts, without a trace for readers. */
  function checkFrame(node: JsxElement) {
    const source = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'src')
    const target = typeof source?.value === 'string' ? ` of ${source.value}` : ''
    report(node, context, `The <iframe>${target} stays empty, because pages block frames. Expected a link or an image.`)
  }

  function checkElement(node: JsxElement) {
    const { name } = node
    if (name === null) return
    if (name === 'iframe') checkFrame(node)
    if (/^[a-z]/.test(name) && !name.includes('.')) {
      if (knownTags.includes(name) || name.includes('-')) return
      report(
        node,
        context,
        `Unknown element <${name}>.${toSuggestion(name, [...names, ...knownTags], (word) => `<${word}>`)}`,
      )
      replaceByPlaceholder(node, name)
      return
    }
    const [local = ''] = name.split('.')
    if (context.scope[local] !== undefined) return
    const component = context.components[name]
    if (component === undefined) {
      const reason = context.unusable.get(local)
      const isMissing = reason === undefined || /^Could not resolve "\.\.?\//.test(reason)
      const hint = toSuggestion(name, names, (word) => `<${word}>`)
      report(node, context, isMissing ? `Unknown component <${name}>.${hint}` : `Can’t use <${name}>: ${reason}`)
      replaceByPlaceholder(node, name)
      return
    }
    checkProps(node, name, component.props)
  }

  function checkProps(node: JsxElement, name: string, props: CompileContext['components'][string]['props']) {
    const known = [...Object.keys(props), ...commonProps]
    const given = new Map(
      node.attributes.flatMap((attribute) =>
        attribute.type === 'mdxJsxAttribute' ? [[attribute.name, attribute.value] as const] : [],
      ),
    )
    for (const [key, value] of given) {
      if (!known.includes(key)) {
        if (context.strict)
          report(
            node,
            context,
            `<${name}> has no attribute "${key}".${toSuggestion(key, known, (word) => `"${word}"`)}`,
          )
        continue
      }
      const options = props[key]?.options
      if (options === undefined || typeof value !== 'string' || options.includes(value)) continue
      const nearest = findClosest(value, options)
      const hint = nearest === undefined ? '' : ` Did you mean "${nearest}"?`
      report(node, context, `<${name} ${key}>: expected one of ${options.join(', ')}, got "${value}".${hint}`)
    }
    for (const [key, spec] of Object.entries(props)) {
      if (spec.required && !given.has(key)) report(node, context, `<${name}> requires "${key}".`)
    }
  }

  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') checkElement(node)
      if (node.type !== 'mdxjsEsm' || parent === undefined || index === undefined) return
      checkImports(node as ModuleNode, context)
      parent.children.splice(index, 1)
      return index
    })
  }
}

/** Replaces a component that can't be rendered with a placeholder that shows its text. */
function replaceByPlaceholder(node: JsxElement, name: string) {
  node.name = 'Placeholder'
  node.attributes = [{ type: 'mdxJsxAttribute', name: 'of', value: name }]
  // A block element would end the paragraph.
  if (node.type === 'mdxJsxTextElement') node.attributes.push({ type: 'mdxJsxAttribute', name: 'inline', value: null })
}

function toAttributes(node: JsxElement): TagAttributes {
  return Object.fromEntries(
    node.attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || attribute.value === null || attribute.value === undefined) return []
      const { name, value } = attribute
      return [[name, typeof value === 'string' ? value : toText(findExpression(value))]]
    }),
  )
}

/** Checks and prepares a page's drawings. Invalid ones become placeholders. */
export function remarkDrawings({ context }: { context: CompileContext }) {
  return async (tree: Root) => {
    const found: { node: JsxElement; name: string }[] = []
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
      if (node.name !== null && context.drawings.has(node.name)) found.push({ node, name: node.name })
    })
    if (found.length === 0) return
    context.drawings.load()
    context.catalog = context.drawings.getHash()
    for (const { node, name } of found) {
      const mistakes = await context.drawings.prepare(name, toAttributes(node))
      for (const mistake of mistakes) report(node, context, mistake)
      if (mistakes.length > 0)
        Object.assign(node, { name: 'Placeholder', attributes: [{ type: 'mdxJsxAttribute', name: 'of', value: name }] })
    }
  }
}
