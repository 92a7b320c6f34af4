import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Code, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { hashText } from '../kit/hash'
import { findCode, findExpression, toText, toValue, type Expression } from './literals'
import { loadModule, toReason, type PageModules } from './page-modules'
import { getAttribute, isInBraces, isJsx, placeOf, readAttributes, report, resolveImport, toReplacement } from './nodes'
import { importPattern, type ModuleNode, readStatements, type Statement } from './statements'
import type { CompileContext, JsxElement } from './types'

/** The table of contents that Docusaurus gives each page as `toc`. */
function readToc(tree: Root) {
  const toc: { value: string; id: string; level: number }[] = []
  visit(tree, 'heading', (node) => {
    const text = toString(node)
    const [asked, id] = /\s*\{#([^}]+)\}\s*$/.exec(text) ?? ['', node.data?.hProperties?.id]
    if (node.depth > 1 && typeof id === 'string')
      toc.push({ value: text.slice(0, text.length - asked.length), id, level: node.depth })
  })
  return toc
}

/** `@site/static/img/a.png` is served as `/img/a.png`. Other addresses work as they are. */
const toAddress = (target: string): string => target.replace(/^@site\/static\//, '/')

/** `color: red; margin-top: 1rem` as the object that React expects, with its syntax tree. */
function toStyle(css: string) {
  const toLiteral = (value: string) => ({ type: 'Literal', value })
  const property = { type: 'Property', kind: 'init', method: false, shorthand: false, computed: false }
  const properties = css.split(';').flatMap((declaration) => {
    const [name = '', value = ''] = declaration.split(/:(.*)/s).map((part) => part.trim())
    if (name === '' || value === '') return []
    const camelCase = name.replace(/^-ms-/, 'ms-').replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    return [{ ...property, key: toLiteral(name.startsWith('--') ? name : camelCase), value: toLiteral(value) }]
  })
  const object = Object.fromEntries(properties.map(({ key, value }) => [key.value, value.value]))
  const body = [{ type: 'ExpressionStatement', expression: { type: 'ObjectExpression', properties } }]
  const estree = { type: 'Program', sourceType: 'module', comments: [], body }
  return { type: 'mdxJsxAttributeValueExpression', value: JSON.stringify(object), data: { estree } }
}

/** The file of `require('./a.png')` and `require('./a.png').default`. */
function findRequired(expression: Expression | undefined): string | undefined {
  if (expression?.type === 'MemberExpression') return findRequired(expression.object as Expression)
  if (expression?.type !== 'CallExpression' || (expression.callee as Expression).name !== 'require') return undefined
  const [first] = expression.arguments as Expression[]
  return typeof first?.value === 'string' ? first.value : undefined
}

/**
 * Replaces what Docusaurus pages compute with the result: imports of files, `require('./a.png').default`, exports,
 * expressions, `style="…"` strings and `<CodeBlock>`. If the content isn't trusted, only literals are known.
 */
export function remarkDocusaurus(context: CompileContext) {
  const { frontMatter = {}, modules, scope } = context

  /** Imported texts and addresses of files, exported literals, and the front matter. */
  const names = new Map<string, unknown>([['frontMatter', frontMatter]])
  /** Names under which a page imports Docusaurus's link component. */
  const links = new Set<string | null>()

  /** Reads a file of the tree, and rebuilds the page when it changes. */
  function readText(node: object, target: string): string | undefined {
    const name = resolveImport(node, context, target)
    const absolute = path.join(context.contentDir, name)
    if (name.startsWith('..') || !existsSync(absolute)) return undefined
    const text = readFileSync(absolute, 'utf8').replaceAll('\r\n', '\n')
    context.dependencies[name] = hashText(text)
    return text
  }

  function readNames(node: ModuleNode) {
    for (const [, name = '', , target = ''] of node.value.matchAll(importPattern)) {
      if (target === '@docusaurus/Link') links.add(name)
      const raw = /^!!raw-loader!(.+)$/.exec(target)?.[1]
      const text = raw === undefined ? undefined : readText(node, raw)
      const isFile = /\.(png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|pdf|zip)$/i.test(target)
      if (text !== undefined || isFile) names.set(name, text ?? toAddress(target))
    }
    const { estree } = node.data ?? {}
    if (!estree) return
    // Otherwise, they'd be reported as imports without effect.
    estree.body = estree.body.filter(
      (statement) =>
        statement.type !== 'ImportDeclaration' || !statement.specifiers.some(({ local }) => names.has(local.name)),
    )
    const exported = readStatements(node).filter(({ type }) => type === 'ExportNamedDeclaration')
    for (const { id, init } of exported.flatMap(({ declaration }) => declaration?.declarations ?? [])) {
      const value = toValue(init)
      if (value !== undefined) names.set(String(id.name), value)
    }
  }

  /** The value of `name`, `name.key` and `name['key']`. Undefined for anything else. */
  function evaluate(expression: Expression | undefined): unknown {
    if (expression?.type === 'Identifier') return names.get(String(expression.name))
    if (expression?.type !== 'MemberExpression') return undefined
    const found = evaluate(expression.object as Expression)
    const { value, name } = expression.property as Expression
    const key = String(expression.computed === true ? value : name)
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[key] : undefined
  }

  /** The value of code in trusted content. Undefined for literals, and with a warning if it fails. */
  function run(node: object, source: string, expression: Expression | undefined, part: object = node): unknown {
    if (modules === undefined || findCode(expression, () => true) === undefined) return undefined
    try {
      return modules.evaluate(source, scope)
    } catch (error) {
      report(node, context, `{${source.trim()}} failed: ${(error as Error).message}`)
      context.failed.add(part)
      return undefined
    }
  }

  /** Imports and declarations of a page, so that its expressions and components can use them. */
  async function fillScope(tree: Root, nodes: ModuleNode[], code: PageModules) {
    Object.assign(scope, { frontMatter, toc: readToc(tree) }, Object.fromEntries(names))
    const declared: string[] = []
    for (const node of nodes) {
      for (const statement of readStatements(node)) {
        if (statement.type === 'ImportDeclaration') await addImport(node, statement, code)
        else declared.push(statement.written)
      }
      if (node.data?.estree) node.data.estree.body = []
    }
    if (declared.length === 0) return
    try {
      Object.assign(scope, code.run(declared.join('\n'), scope))
    } catch (error) {
      report(nodes[0] as object, context, `The exports of this page failed: ${(error as Error).message}`)
    }
  }

  async function addImport(node: object, { source, specifiers = [] }: Statement, code: PageModules) {
    const target = source?.value ?? ''
    // Our components replace those of the theme.
    const isKnownHere = (name: string) => target.startsWith('@theme') && context.components[name] !== undefined
    const wanted = specifiers.filter(({ local }) => !isKnownHere(local.name))
    if ((wanted.length === 0 && !target.endsWith('.css')) || /\.mdx?$/.test(target)) return
    try {
      const exports = await loadModule(code, target, placeOf(node, context).file, context)
      for (const { type, local, imported } of wanted) {
        const name = imported?.name ?? 'default'
        // A CommonJS package is its own default export.
        const isItself = type === 'ImportNamespaceSpecifier' || (name === 'default' && exports.__esModule !== true)
        scope[local.name] = isItself ? exports : exports[name]
      }
    } catch (error) {
      for (const { local } of wanted) context.unusable.set(local.name, toReason(error as Error))
    }
  }

  function fillAttributes(node: JsxElement) {
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute') continue
      const { value } = attribute
      if (attribute.name === 'style' && typeof value === 'string') attribute.value = toStyle(value) as never
      if (!value || typeof value === 'string') continue
      const expression = findExpression(value)
      const required = findRequired(expression)
      const known = required === undefined ? evaluate(expression) : toAddress(required)
      const found = known ?? run(node, value.value, expression, attribute)
      if (typeof found === 'string' || typeof found === 'number') attribute.value = String(found)
    }
  }

  /** Without code, `<Link to="/a">` is a plain link. */
  function toAnchor(node: JsxElement) {
    node.name = 'a'
    for (const attribute of node.attributes)
      if (attribute.type === 'mdxJsxAttribute' && attribute.name === 'to') attribute.name = 'href'
  }

  /** Text within a component: a template, a name, or Markdown. */
  function readChildren(node: JsxElement): string {
    const texts = node.children.map((child): string => {
      if (isInBraces(child)) {
        const expression = findExpression(child)
        const found = evaluate(expression) ?? run(child, child.value, expression)
        return typeof found === 'string' ? found : toText(expression)
      }
      if ('value' in child) return String(child.value)
      return 'children' in child ? readChildren(child as unknown as JsxElement) : ''
    })
    return texts.join('')
  }

  function toCode(node: JsxElement): Code {
    const get = (name: string) => getAttribute(node, name)
    const title = get('title')
    const meta = [
      title === undefined ? '' : `title="${title.replaceAll('"', '')}"`,
      readAttributes(node).has('showLineNumbers') ? 'showLineNumbers' : '',
      get('metastring'),
    ]
    return {
      type: 'code',
      lang: get('language') ?? /\blanguage-(\S+)/.exec(get('className') ?? '')?.[1] ?? null,
      meta: meta.filter(Boolean).join(' ') || null,
      value: readChildren(node).replace(/^\n+|\s+$/g, ''),
      position: node.position,
    }
  }

  /** The text of an expression. Undefined for literals, and for elements, which are left for rendering. */
  function toShown(node: Parameters<typeof toReplacement>[0]): string | undefined {
    const expression = findExpression(node)
    const found = evaluate(expression) ?? run(node, node.value, expression)
    if (context.failed.has(node)) return `{${node.value}}`
    if (typeof found === 'string' || typeof found === 'number') return String(found)
    if (modules === undefined || findCode(expression, () => true) === undefined) return undefined
    if (found === null || found === undefined || typeof found === 'boolean') return ''
    context.rendered.add(node)
    return undefined
  }

  return async (tree: Root) => {
    if (context.strict) return
    const nodes: ModuleNode[] = []
    visit(tree, 'mdxjsEsm', (node) => void nodes.push(node))
    nodes.forEach(readNames)
    if (modules !== undefined) await fillScope(tree, nodes, modules)
    visit(tree, (node, index, parent) => {
      if (isJsx(node)) {
        fillAttributes(node)
        if (modules === undefined && links.has(node.name)) toAnchor(node)
        if (node.name !== 'CodeBlock' || readAttributes(node).has('html') || parent === undefined) return
        parent.children.splice(index ?? 0, 1, toCode(node))
      }
      if (!isInBraces(node) || parent === undefined || index === undefined) return
      const value = toShown(node)
      if (value === undefined) return
      const shown = value === '' ? [] : toReplacement(node, [{ type: 'text', value }])
      parent.children.splice(index, 1, ...(shown as never[]))
      return index + shown.length
    })
  }
}
