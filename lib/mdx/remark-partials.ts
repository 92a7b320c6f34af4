import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Root, PhrasingContent, RootContent } from 'mdast'
import { visit, SKIP } from 'unist-util-visit'
import type { Processor } from 'unified'
import { toSuggestion } from '../kit/closest'
import { listFiles } from '../kit/files'
import {
  getAttribute,
  isInBraces,
  isJsx,
  jsxTypes,
  placeOf,
  readAttributes,
  report,
  resolveImport,
  toReplacement,
} from './nodes'
import { importPattern } from './statements'
import type { CompileContext, JsxElement } from './types'
import { parseSource, readUtf8 } from '../content/source-file'
import { hashText } from '../kit/hash'
import { preprocess } from './preprocess'
import { toSyntaxProblem } from './syntax-problem'

/** The file of `<Partial name="owners" />`. Reports a name that isn't in `partials/`. */
function findNamedPartial(node: JsxElement, name: string, context: CompileContext): string | undefined {
  const found = ['mdx', 'md']
    .map((ending) => `partials/${name}.${ending}`)
    .find((file) => existsSync(path.join(context.contentDir, file)))
  if (found !== undefined) return found
  const known = listFiles(context.contentDir, 'partials').map((file) => file.replace(/^partials\/|\.mdx?$/g, ''))
  const { file, line } = placeOf(node, context)
  context.problems.error(file, line, `Unknown partial "${name}".${toSuggestion(name, known, (word) => `"${word}"`)}`)
  return undefined
}

/** Literal attributes of an element, as text by name. The `name` of a `<Partial>` isn't a variable. */
function readVariables(node: JsxElement): Record<string, string> {
  const variables: Record<string, string> = {}
  for (const [name, value] of readAttributes(node)) {
    if (node.name === 'Partial' && name === 'name') continue
    if (typeof value === 'string') variables[name] = value
    else if (value) variables[name] = value.value.replace(/^(["'`])([\s\S]*)\1$/, '$2')
  }
  return variables
}

const reference = /^\s*props\.([\w$]+)\s*$/
const referencesInText = /\{props\.([\w$]+)\}|%7Bprops\.([\w$]+)%7D/g

/** Parses a variable's text. Backticks mark code, as in Markdown. */
function parsePhrases(value: string): PhrasingContent[] {
  return value
    .split(/`([^`]+)`/)
    .map((part, index): PhrasingContent => ({ type: index % 2 === 1 ? 'inlineCode' : 'text', value: part }))
    .filter((part) => 'value' in part && part.value !== '')
}

/** Replaces `{props.name}` in a partial with the text that the page passes. Reports missing values. */
function fillVariables(tree: Root, variables: Record<string, string>, context: CompileContext): void {
  const valueOf = (name: string, node: Parameters<typeof report>[0]) => {
    const value = variables[name]
    if (value !== undefined) return value
    const given = Object.keys(variables).join(', ') || 'none'
    report(node, context, `{props.${name}} has no value. The page that uses this partial passes ${given}.`)
    return ''
  }
  visit(tree, (node, index, parent) => {
    if (isInBraces(node)) {
      const name = reference.exec(node.value)?.[1]
      if (name === undefined || parent === undefined || index === undefined) return
      const replacement = toReplacement(node, parsePhrases(valueOf(name, node)))
      parent.children.splice(index, 1, ...(replacement as never[]))
      return [SKIP, index + replacement.length]
    }
    const fill = (text: string) =>
      text.replaceAll(referencesInText, (_, a?: string, b?: string) => valueOf(a ?? b ?? '', node))
    if (node.type === 'code' || node.type === 'inlineCode') node.value = fill(node.value)
    if (node.type === 'link' || node.type === 'definition') node.url = fill(node.url)
    if (isJsx(node)) {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || !attribute.value || typeof attribute.value === 'string') continue
        const name = reference.exec(attribute.value.value)?.[1]
        if (name !== undefined) attribute.value = valueOf(name, node)
      }
    }
    return undefined
  })
}

/** Unwraps tags that are alone in a paragraph. MDX does this for pages, but before partials are inserted. */
function unravel(tree: Root): void {
  visit(tree, 'paragraph', ({ children }, index, parent) => {
    const tags = children.flatMap((child) => (child.type === 'mdxJsxTextElement' ? [child] : []))
    const isBlank = (child: PhrasingContent) => child.type === 'text' && child.value.trim() === ''
    if (parent === undefined || index === undefined || tags.length === 0) return
    if (!children.every((child) => child.type === 'mdxJsxTextElement' || isBlank(child))) return
    const blocks = tags.map((tag) => ({ ...tag, type: 'mdxJsxFlowElement' }))
    parent.children.splice(index, 1, ...(blocks as never[]))
    return index
  })
}

/** Inserts the content of partials: `<Partial name="owners" />`, or an imported `_partial.mdx`. */
export function remarkPartials(this: Processor, context: CompileContext) {
  /** @param holders partials that contain the tree, outermost first */
  const expand = (tree: Root, holders: readonly string[]) => {
    /** Imports of `_partial.mdx` files: local name → path relative to the content folder. */
    const imports = new Map<string, string>()
    visit(tree, 'mdxjsEsm', (node) => {
      for (const [, name = '', , target = ''] of node.value.matchAll(importPattern))
        if (/\.mdx?$/.test(target)) imports.set(name, resolveImport(node, context, target))
    })
    visit(tree, jsxTypes, (node, index, parent) => {
      if (parent === undefined || index === undefined || node.name === null) return
      const isNamed = node.name === 'Partial'
      const file = isNamed ? findNamedPartial(node, getAttribute(node, 'name') ?? '', context) : imports.get(node.name)
      if (file === undefined && !isNamed) return
      const content = file === undefined ? [] : loadPartial(node, file, holders)
      const [first] = content
      const isInline = node.type === 'mdxJsxTextElement' && content.length === 1 && first?.type === 'paragraph'
      const unwrapped = isInline ? first.children : content
      parent.children.splice(index, 1, ...(unwrapped as never[]))
      return [SKIP, index + unwrapped.length]
    })
  }

  function loadPartial(node: JsxElement, file: string, holders: readonly string[]): RootContent[] {
    const { problems } = context
    const place = placeOf(node, context)
    const absolute = path.join(context.contentDir, file)
    const isLoop = holders.includes(file)
    if (isLoop || !existsSync(absolute)) {
      const loop = `Partials include each other in a loop: ${[...holders, file].join(' → ')}.`
      problems.error(place.file, place.line, isLoop ? loop : `The partial ${file} doesn’t exist.`)
      return []
    }
    const text = readUtf8(absolute, file, problems)
    const source = text === undefined ? undefined : parseSource(file, text, problems)
    if (text === undefined || source === undefined) return []
    context.dependencies[file] = hashText(text)
    const tree = readTree(preprocess(source.body), file, source.bodyOffset)
    fillVariables(tree, readVariables(node), context)
    expand(tree, [...holders, file])
    return tree.children
  }

  const readTree = (source: string, file: string, offset: number): Root => {
    try {
      const tree = this.parse(source) as Root
      unravel(tree)
      visit(tree, (child) => void context.origins.set(child, { file, offset, source }))
      return tree
    } catch (error) {
      const { line, message } = toSyntaxProblem(error, { source, bodyOffset: offset, components: context.components })
      context.problems.error(file, line, message)
      return { type: 'root', children: [] }
    }
  }

  return (tree: Root) => expand(tree, [])
}
