import { existsSync } from 'node:fs'
import path from 'node:path'
import type { PhrasingContent, Root, RootContent } from 'mdast'
import type { Processor } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { parseSource, readUtf8 } from '../content/source-file'
import { hashText } from '../kit/hash'
import { findNamedPartial, readImports } from './partial-imports'
import { fillVariables, readVariables } from './partial-variables'
import { placeOf } from './place'
import { preprocess } from './preprocess'
import { toSyntaxProblem } from './syntax-problem'
import type { CompileContext, JsxElement } from './types'

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
export function remarkPartials(this: Processor, { context }: { context: CompileContext }) {
  const parse = (text: string) => this.parse(text) as Root

  /** @param holders partials that contain the tree, outermost first */
  function expand(tree: Root, holders: readonly string[]) {
    const imports = readImports(tree, context)
    visit(tree, (node, index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
      if (parent === undefined || index === undefined || node.name === null) return
      const isNamed = node.name === 'Partial'
      const file = isNamed ? findNamedPartial(node, findName(node), context) : imports.get(node.name)
      if (file === undefined) {
        if (!isNamed) return
        parent.children.splice(index, 1)
        return [SKIP, index]
      }
      const content = loadPartial(node, file, holders)
      const unwrapped =
        node.type === 'mdxJsxTextElement' && content.length === 1 && content[0]?.type === 'paragraph'
          ? content[0].children
          : content
      parent.children.splice(index, 1, ...(unwrapped as never[]))
      return [SKIP, index + unwrapped.length]
    })
  }

  function findName(node: JsxElement): string {
    const name = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'name')
    return typeof name?.value === 'string' ? name.value : ''
  }

  function loadPartial(node: JsxElement, file: string, holders: readonly string[]): RootContent[] {
    const place = placeOf(node, context)
    const absolute = path.join(context.contentDir, file)
    if (holders.includes(file)) {
      context.problems.error(
        place.file,
        place.line,
        `Partials include each other in a loop: ${[...holders, file].join(' → ')}.`,
      )
      return []
    }
    if (!existsSync(absolute)) {
      context.problems.error(place.file, place.line, `The partial ${file} doesn’t exist.`)
      return []
    }
    const text = readUtf8(absolute, file, context.problems)
    const source = text === undefined ? undefined : parseSource(file, text, context.problems)
    if (text === undefined || source === undefined) return []
    context.dependencies[file] = hashText(text)
    const tree = readTree(preprocess(source.body), file, source.bodyOffset)
    fillVariables(tree, readVariables(node), context)
    expand(tree, [...holders, file])
    return tree.children
  }

  function readTree(source: string, file: string, offset: number): Root {
    let tree: Root
    try {
      tree = parse(source)
    } catch (error) {
      const { line, message } = toSyntaxProblem(error, { source, bodyOffset: offset, components: context.components })
      context.problems.error(file, line, message)
      return { type: 'root', children: [] }
    }
    unravel(tree)
    visit(tree, (child) => {
      context.origins.set(child, { file, offset, source })
    })
    return tree
  }

  return (tree: Root) => {
    expand(tree, [])
  }
}
