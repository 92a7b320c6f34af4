import { toSuggestion } from '@/lib/kit/closest'
import { docKinds } from '@/lib/content/fields'
import { toDocIdentity } from '@/lib/docs'
import { joinPath } from '@/lib/kit/urls'
import { readRedirectFile } from '../redirect-file'
import type { Workspace } from '../workspace'
import { assertAddressParts, buildCategoryFiles, toName } from './names'
import { assertUnwritten, createPage } from './run'

export interface NewDocOptions {
  /** Path relative to content/docs, without extension. It's also the address after /docs. */
  target: string
  title?: string
  kind?: string
  /** Not a draft: the page is included in the next export. */
  publish?: boolean
}

function assertFree({ root, site }: Workspace, address: string, isIndex: boolean): void {
  const entry = site.entries.find(({ path: own }) => own === address)
  if (entry !== undefined) throw new Error(`${address} exists: content/${entry.file}.`)
  const index = site.indexes.find(({ path: own }) => own === address)
  if (index !== undefined && !isIndex)
    throw new Error(
      `${address} exists: it is the index of content/docs/${index.folder}. Its own page is ${index.folder}/index.`,
    )
  const redirect = readRedirectFile(root).get(address)
  if (redirect !== undefined)
    throw new Error(`${address} leads to ${redirect} by redirects.json. Choose another address.`)
}

/**
 * Plans a documentation page from its template, and the category files of new folders.
 * @throws if the address is taken or invalid
 */
export function planDoc(workspace: Workspace, options: NewDocOptions) {
  const { kind = 'how-to', publish = false } = options
  const target = options.target.replace(/^\/?(?:content\/)?(?:docs\/)?|\.mdx?$|\/+$/g, '')
  assertAddressParts(target)
  if (!docKinds.some((known) => known === kind))
    throw new Error(`Unknown kind "${kind}".${toSuggestion(kind, docKinds)} Expected one of ${docKinds.join(', ')}.`)
  const file = `docs/${target}.mdx`
  const identity = toDocIdentity(`${target}.mdx`, {})
  const address = joinPath('docs', identity.path)
  assertUnwritten(workspace, file)
  assertFree(workspace, address, identity.isIndex)
  const title = options.title ?? toName(workspace.contentDir, address.split('/').at(-1) ?? '')
  const page = createPage(workspace, { address, file, template: kind, values: { title }, publish })
  for (const [category, json] of buildCategoryFiles(workspace.contentDir, file))
    page.changes.writes.set(`content/${category}`, json)
  return page
}
