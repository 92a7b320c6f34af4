import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { toSuggestion } from '../kit/closest'
import { listFiles } from '../kit/files'
import { placeOf } from './place'
import type { CompileContext, JsxElement } from './types'

/** Imports of `_partial.mdx` files: local name → path relative to the content folder. */
export function readImports(tree: Root, context: CompileContext): Map<string, string> {
  const partials = new Map<string, string>()
  visit(tree, 'mdxjsEsm', (node) => {
    for (const match of node.value.matchAll(/import\s+([A-Za-z_$][\w$]*)\s+from\s+(['"])([^'"]+\.mdx?)\2/g)) {
      const [, name, , target] = match as unknown as [string, string, string, string]
      const { file } = placeOf(node, context)
      const resolved = target.startsWith('@site/')
        ? target.slice('@site/'.length)
        : path.posix.join(path.posix.dirname(file), target)
      partials.set(name, resolved)
    }
  })
  return partials
}

/** The file of `<Partial name="owners" />`. Reports a name that isn't in `partials/`. */
export function findNamedPartial(node: JsxElement, name: string, context: CompileContext): string | undefined {
  const found = ['mdx', 'md']
    .map((ending) => `partials/${name}.${ending}`)
    .find((file) => existsSync(path.join(context.contentDir, file)))
  if (found !== undefined) return found
  const known = listFiles(context.contentDir, 'partials').map((file) => file.replace(/^partials\/|\.mdx?$/g, ''))
  const { file, line } = placeOf(node, context)
  context.problems.error(file, line, `Unknown partial "${name}".${toSuggestion(name, known, (word) => `"${word}"`)}`)
  return undefined
}
