import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Code, Root, RootContent } from 'mdast'
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx-expression'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { hashText } from '../kit/hash'
import { findCode, findExpression, toText, toValue, type Expression } from './literals'
import { loadModule, toReason, type PageModules } from './page-modules'
import { placeOf, report } from './place'
import type { CompileContext, JsxElement } from './types'

/** Names that a page can use in its expressions. */
interface Names {
  /** Imported pictures and other files: name → address as in Markdown. */
  files: Map<string, string>
  /** Texts imported with `!!raw-loader!`, exported literals, and the front matter. */
  values: Map<string, unknown>
}

interface ImportStatement {
  source: { value: string }
  specifiers: { type: string; local: { name: string }; imported?: { name: string } }[]
}

const importPattern = /import\s+([A-Za-z_$][\w$]*)\s+from\s+(['"])([^'"]+)\2/g

/** The table of contents that Docusaurus gives each page as `toc`. */
function readToc(tree: Root): { value: string; id: string; level: number }[] {
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

/** `color: red; margin-top: 1rem` as the properties that React expects. */
function toStyle(css: string): [string, string][] {
  return css.split(';').flatMap((declaration): [string, string][] => {
    const [name = '', value = ''] = declaration.split(/:(.*)/s).map((part) => part.trim())
    if (name === '' || value === '') return []
    const isVariable = name.startsWith('--')
    const property = name.replace(/^-ms-/, 'ms-').replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    return [[isVariable ? name : property, value]]
  })
}

/** The syntax tree of `{{ name: 'value' }}`. */
function toObject(entries: readonly [string, string][]) {
  const properties = entries.map(([name, value]) => ({
    type: 'Property',
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
    key: { type: 'Literal', value: name },
    value: { type: 'Literal', value },
  }))
  const expression = { type: 'ObjectExpression', properties }
  const estree = {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [{ type: 'ExpressionStatement', expression }],
  }
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: JSON.stringify(Object.fromEntries(entries)),
    data: { estree },
  }
}

/** The file of `require('./a.png')` and `require('./a.png').default`. */
function findRequired(expression: Expression | undefined): string | undefined {
  if (expression?.type === 'MemberExpression') return findRequired(expression.object as Expression)
  if (expression?.type !== 'CallExpression' || (expression.callee as Expression).name !== 'require') return undefined
  const [first] = expression.arguments as Expression[]
  return typeof first?.value === 'string' ? first.value : undefined
}

/**
 * Replaces what Docusaurus pages compute with the result: imported files, `!!raw-loader!` imports,
 * `require('./a.png').default`, exports, `{frontMatter.title}` and other expressions, `style="…"` strings and
 * `<CodeBlock>`. Only for content from elsewhere. If that isn't trusted, only literals are known.
 */
export function remarkDocusaurus({ context, frontMatter }: { context: CompileContext; frontMatter: unknown }) {
  /** Reads a file of the tree, and rebuilds the page when it changes. */
  function readText(node: object, target: string): string | undefined {
    const { file } = placeOf(node, context)
    const name = target.startsWith('@site/')
      ? target.slice('@site/'.length)
      : path.posix.join(path.posix.dirname(file), target)
    const absolute = path.join(context.contentDir, name)
    if (name.startsWith('..') || !existsSync(absolute)) return undefined
    const text = readFileSync(absolute, 'utf8').replaceAll('\r\n', '\n')
    context.dependencies[name] = hashText(text)
    return text
  }

  function readNames(tree: Root): Names {
    const names: Names = { files: new Map(), values: new Map([['frontMatter', frontMatter]]) }
    visit(tree, 'mdxjsEsm', (node) => {
      for (const [, name = '', , target = ''] of node.value.matchAll(importPattern)) {
        const raw = /^!!raw-loader!(.+)$/.exec(target)?.[1]
        const text = raw === undefined ? undefined : readText(node, raw)
        if (text !== undefined) names.values.set(name, text)
        else if (/\.(png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|pdf|zip)$/i.test(target))
          names.files.set(name, toAddress(target))
      }
      const program = node.data?.estree?.body as unknown as Expression[] | undefined
      // Otherwise, they'd be reported as imports without effect.
      if (node.data?.estree)
        node.data.estree.body = node.data.estree.body.filter(
          (statement) =>
            statement.type !== 'ImportDeclaration' ||
            !statement.specifiers.some(({ local }) => names.values.has(local.name) || names.files.has(local.name)),
        )
      for (const statement of program ?? []) {
        if (statement.type !== 'ExportNamedDeclaration') continue
        const { declarations = [] } = (statement.declaration ?? {}) as {
          declarations?: { id: Expression; init: Expression }[]
        }
        for (const { id, init } of declarations) {
          const value = toValue(init)
          if (value !== undefined) names.values.set(String(id.name), value)
        }
      }
    })
    return names
  }

  /** The value of `name`, `name.key` and `name['key']`. Undefined for anything else. */
  function evaluate(expression: Expression | undefined, names: Names): unknown {
    if (expression?.type === 'Identifier')
      return names.values.get(String(expression.name)) ?? names.files.get(String(expression.name))
    if (expression?.type === 'MemberExpression') {
      const found = evaluate(expression.object as Expression, names)
      const property = expression.property as Expression
      const key = expression.computed === true ? property.value : property.name
      return typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[String(key)] : undefined
    }
    return undefined
  }

  /**
   * The value of any expression in trusted content. Undefined, with a warning, if it fails.
   * @param part the attribute, if it's the value of one
   */
  function run(node: object, source: string, part: object = node): unknown {
    try {
      return context.modules?.evaluate(source, context.scope)
    } catch (error) {
      report(node, context, `{${source.trim()}} failed: ${(error as Error).message}`)
      context.failed.add(part)
      return undefined
    }
  }

  /** Imports and declarations of a page, so that its expressions and components can use them. */
  async function fillScope(tree: Root, modules: PageModules, names: Names) {
    Object.assign(
      context.scope,
      { frontMatter, toc: readToc(tree) },
      Object.fromEntries([...names.values, ...names.files]),
    )
    const nodes: Extract<RootContent, { type: 'mdxjsEsm' }>[] = []
    visit(tree, 'mdxjsEsm', (node) => void nodes.push(node))
    const declared: string[] = []
    for (const node of nodes) {
      const before = node.position?.start.offset ?? 0
      for (const statement of node.data?.estree?.body ?? []) {
        const { start, end } = statement as unknown as { start: number; end: number }
        if (statement.type === 'ImportDeclaration')
          await addImport(node, statement as unknown as ImportStatement, modules)
        else declared.push(node.value.slice(start - before, end - before))
      }
      if (node.data?.estree) node.data.estree.body = []
    }
    if (declared.length === 0) return
    try {
      Object.assign(context.scope, modules.run(declared.join('\n'), context.scope))
    } catch (error) {
      report(nodes[0] as object, context, `The exports of this page failed: ${(error as Error).message}`)
    }
  }

  async function addImport(node: object, { source, specifiers }: ImportStatement, modules: PageModules) {
    const { file } = placeOf(node, context)
    const wanted = specifiers.filter(({ local }) => !isKnownHere(local.name, source.value))
    if ((wanted.length === 0 && !source.value.endsWith('.css')) || /\.mdx?$/.test(source.value)) return
    try {
      const { exports } = await loadModule(modules, source.value, file, context)
      for (const { type, local, imported } of wanted) {
        const isWhole = type === 'ImportNamespaceSpecifier'
        const name = imported?.name ?? 'default'
        // A CommonJS package is its own default export.
        const isItself = isWhole || (name === 'default' && exports.__esModule !== true)
        context.scope[local.name] = isItself ? exports : exports[name]
      }
    } catch (error) {
      for (const { local } of wanted) context.unusable.set(local.name, toReason(error as Error))
    }
  }

  /** Whether one of our components replaces an imported component of the theme. */
  const isKnownHere = (name: string, target: string) => /^@theme/.test(target) && context.components[name] !== undefined

  function fillAttributes(node: JsxElement, names: Names) {
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute') continue
      const { value } = attribute
      if (attribute.name === 'style' && typeof value === 'string') attribute.value = toObject(toStyle(value)) as never
      if (value === null || typeof value !== 'object') continue
      const expression = findExpression(value)
      const required = findRequired(expression)
      let found = required === undefined ? evaluate(expression, names) : toAddress(required)
      const isNew = found === undefined && findCode(expression, () => true) !== undefined
      if (isNew && context.modules !== undefined) found = run(node, value.value, attribute)
      if (typeof found === 'string' || typeof found === 'number') attribute.value = String(found)
    }
  }

  /** Text within a component: a template, a name, or Markdown. */
  function readChildren(node: JsxElement, names: Names): string {
    return node.children
      .map((child): string => {
        if (child.type === 'mdxFlowExpression' || child.type === 'mdxTextExpression') {
          const expression = findExpression(child)
          const isPlain = findCode(expression, () => true) === undefined
          const found = evaluate(expression, names) ?? (isPlain ? undefined : run(child, child.value))
          return typeof found === 'string' ? found : toText(expression)
        }
        if ('value' in child) return String(child.value)
        return 'children' in child ? readChildren(child as unknown as JsxElement, names) : ''
      })
      .join('')
  }

  function toCode(node: JsxElement, names: Names): Code {
    const given = new Map(
      node.attributes.flatMap((attribute) =>
        attribute.type === 'mdxJsxAttribute' ? [[attribute.name, attribute.value] as const] : [],
      ),
    )
    const get = (name: string) => {
      const value = given.get(name)
      return typeof value === 'string' ? value : undefined
    }
    const language = get('language') ?? /\blanguage-(\S+)/.exec(get('className') ?? '')?.[1]
    const title = get('title')
    const meta = [
      title === undefined ? '' : `title="${title.replaceAll('"', '')}"`,
      given.has('showLineNumbers') ? 'showLineNumbers' : '',
      get('metastring') ?? '',
    ]
    const value = readChildren(node, names).replace(/^\n+|\s+$/g, '')
    return {
      type: 'code',
      lang: language ?? null,
      meta: meta.filter((part) => part !== '').join(' ') || null,
      value,
      position: node.position,
    }
  }

  /** The text of an expression. Elements are left for rendering. */
  function toShown(node: MdxFlowExpression | MdxTextExpression, names: Names): string | undefined {
    const expression = findExpression(node)
    const found = evaluate(expression, names)
    if (typeof found === 'string' || typeof found === 'number') return String(found)
    const isPlain = findCode(expression, () => true) === undefined
    if (context.modules === undefined || isPlain || expression === undefined) return undefined
    const value = run(node, node.value)
    if (context.failed.has(node)) return `{${node.value}}`
    if (typeof value === 'string' || typeof value === 'number') return String(value)
    if (value === null || typeof value === 'boolean' || value === undefined) return ''
    context.rendered.add(node)
    return undefined
  }

  return async (tree: Root) => {
    if (context.strict) return
    const names = readNames(tree)
    if (context.modules !== undefined) await fillScope(tree, context.modules, names)
    visit(tree, (node, index, parent) => {
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        fillAttributes(node, names)
        const hasHtml = node.attributes.some((attribute) => 'name' in attribute && attribute.name === 'html')
        if (node.name !== 'CodeBlock' || hasHtml || parent === undefined || index === undefined) return
        parent.children.splice(index, 1, toCode(node, names))
      }
      if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return
      if (parent === undefined || index === undefined) return
      const shown = toShown(node, names)
      if (shown === undefined) return
      if (shown === '') {
        parent.children.splice(index, 1)
        return index
      }
      const text = { type: 'text' as const, value: shown }
      parent.children.splice(
        index,
        1,
        node.type === 'mdxTextExpression' ? text : { type: 'paragraph', children: [text] },
      )
    })
  }
}
