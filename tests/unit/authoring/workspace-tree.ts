import { cpSync } from 'node:fs'
import path from 'node:path'
import { makeTree, toOwnPage, type TreeFiles } from '../../support/tree'

/** A small checkout: content with our templates, and the lists of URLs. */
export function makeCheckout(files: TreeFiles): string {
  const root = makeTree(files)
  cpSync('content/_templates', path.join(root, 'content/_templates'), { recursive: true })
  for (const name of ['authors.yml', 'tags.yml']) cpSync(`content/${name}`, path.join(root, 'content', name))
  return root
}

let count = 0

/** A page with a unique description. */
export function toDoc(body: string, fields: Record<string, unknown> = {}): string {
  count++
  return toOwnPage(body, { description: `Page ${count} has a description that is long enough for search.`, ...fields })
}
