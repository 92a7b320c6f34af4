import { htmlTagNames } from 'html-tag-names'
import type { Root } from 'mdast'
import { svgTagNames } from 'svg-tag-names'
import { visit } from 'unist-util-visit'
import { findExpression, toText, toValue } from './literals'
import { getAttribute, isJsx, jsxTypes, readAttributes, report, toAttributes } from './nodes'
import { type ModuleNode, readStatements } from './statements'
import type { AuthorComponent, CompileContext, JsxElement } from './types'
import { toSuggestion } from '../kit/closest'

/** Docusaurus modules and local files. Components known to this site don't need an import. */
const knownModules = /^(@theme|@theme-original|@theme-init|@site|@docusaurus|react)(\/|$)|^\.{1,2}\//

/** Warns about imports and exports that have no effect. */
function checkImports(node: ModuleNode, context: CompileContext): void {
  for (const { type, source, declaration, loc, ...statement } of readStatements(node)) {
    const written = statement.written.replaceAll(/\s+/g, ' ')
    const target = source?.value ?? ''
    const isImport = type === 'ImportDeclaration'
    const { declarations = [] } = declaration ?? {}
    // An exported literal, whose uses are replaced by its value.
    const isLiteral = declarations.length > 0 && declarations.every(({ init }) => toValue(init) !== undefined)
    let reason = 'is ignored.'
    if (context.strict) {
      const isText = /\.mdx?$/.test(target)
      if (isText && /(^|\/)_[^/]+$/.test(target)) continue
      reason = `has no effect. ${isText ? 'To include a text, put it in partials/ and use <Partial name="…" />.' : 'You can use components without importing them.'}`
    } else if (type === 'ExportNamedDeclaration' && isLiteral) continue
    else if (isImport && (knownModules.test(target) || /^import ['"]/.test(written))) continue
    report(node, context, `"${written.slice(0, 60)}" ${reason}`, loc?.start.line)
  }
}

const knownTags: readonly string[] = [...htmlTagNames, ...svgTagNames]

const commonProps = ['key', 'className', 'id', 'style', 'children']

/** Checks elements against the known components, and removes imports and exports. */
export function remarkComponents(context: CompileContext) {
  const names = Object.keys(context.components)
  const inBrackets = (word: string) => `<${word}>`
  const inQuotes = (word: string) => `"${word}"`

  function checkElement(node: JsxElement) {
    const { name } = node
    if (name === null) return
    if (name === 'iframe') {
      // The page's policy blocks other hosts, without a trace for readers.
      const source = getAttribute(node, 'src')
      const frame = `<iframe>${source === undefined ? '' : ` of ${source}`}`
      report(node, context, `The ${frame} stays empty, because pages block frames. Expected a link or an image.`)
    }
    if (/^[a-z]/.test(name) && !name.includes('.')) {
      if (knownTags.includes(name) || name.includes('-')) return
      report(node, context, `Unknown element <${name}>.${toSuggestion(name, [...names, ...knownTags], inBrackets)}`)
      return replaceByPlaceholder(node)
    }
    const [local = ''] = name.split('.')
    if (context.scope[local] !== undefined) return
    const component = context.components[name]
    if (component !== undefined) return checkProps(node, name, component.props)
    const reason = context.unusable.get(local)
    const isMissing = reason === undefined || /^Could not resolve "\.\.?\//.test(reason)
    const hint = toSuggestion(name, names, inBrackets)
    report(node, context, isMissing ? `Unknown component <${name}>.${hint}` : `Can’t use <${name}>: ${reason}`)
    replaceByPlaceholder(node)
  }

  function checkProps(node: JsxElement, name: string, props: AuthorComponent['props']) {
    const known = [...Object.keys(props), ...commonProps]
    const given = readAttributes(node)
    for (const [key, value] of given) {
      const { options } = props[key] ?? {}
      if (!known.includes(key) && context.strict)
        report(node, context, `<${name}> has no attribute "${key}".${toSuggestion(key, known, inQuotes)}`)
      if (options === undefined || typeof value !== 'string' || options.includes(value)) continue
      const hint = toSuggestion(value, options, inQuotes)
      report(node, context, `<${name} ${key}>: expected one of ${options.join(', ')}, got "${value}".${hint}`)
    }
    for (const [key, { required }] of Object.entries(props))
      if (required && !given.has(key)) report(node, context, `<${name}> requires "${key}".`)
  }

  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (isJsx(node)) checkElement(node)
      if (node.type !== 'mdxjsEsm' || parent === undefined || index === undefined) return
      checkImports(node, context)
      parent.children.splice(index, 1)
      return index
    })
  }
}

/** Replaces a component that can't be rendered with a placeholder that shows its text. */
function replaceByPlaceholder(node: JsxElement) {
  // A block element would end the paragraph.
  const inline = node.type === 'mdxJsxTextElement' ? null : undefined
  Object.assign(node, { name: 'Placeholder', attributes: toAttributes({ of: node.name, inline }) })
}

/** Checks and prepares a page's drawings. Invalid ones become placeholders. */
export function remarkDrawings(context: CompileContext) {
  return async (tree: Root) => {
    const found: JsxElement[] = []
    visit(tree, jsxTypes, (node) => {
      if (context.drawings.has(node.name ?? '')) found.push(node)
    })
    if (found.length === 0) return
    context.drawings.load()
    context.catalog = context.drawings.getHash()
    for (const node of found) {
      const attributes = [...readAttributes(node)].flatMap(([name, value]) =>
        value === null || value === undefined
          ? []
          : [[name, typeof value === 'string' ? value : toText(findExpression(value))] as const],
      )
      const mistakes = await context.drawings.prepare(node.name ?? '', Object.fromEntries(attributes))
      for (const mistake of mistakes) report(node, context, mistake)
      if (mistakes.length > 0) Object.assign(node, { name: 'Placeholder', attributes: toAttributes({ of: node.name }) })
    }
  }
}
