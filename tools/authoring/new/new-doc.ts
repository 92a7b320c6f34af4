import { existsSync } from 'node:fs'
import path from 'node:path'
import { toSuggestion } from '@/lib/kit/closest'
import { docKinds } from '@/lib/content/fields'
import { parseSource } from '@/lib/content/source-file'
import { toDocIdentity } from '@/lib/docs'
import { ProblemList } from '@/lib/kit/problems'
import { joinPath } from '@/lib/kit/urls'
import { addPublished } from '../published-addresses'
import { createChanges } from '../changes'
import { readRedirectFile } from '../redirect-file'
import { getDocsWithDrafts, listLiveAddresses, type Workspace } from '../workspace'
import { assertAddressParts, buildCategoryFiles, toName, fillTemplate, toDraftDescription, withoutDraft } from './names'
import type { NewPage } from './run'

export interface NewDocOptions {
  /** Path relative to content/docs, without extension. It's also the address after /docs. */
  target: string
  title?: string
  kind?: string
  /** Not a draft: the page is included in the next export. */
  publish?: boolean
}

function toTarget(written: string): string {
  return written.replace(/^\/?(?:content\/)?(?:docs\/)?|\.mdx?$|\/+$/g, '')
}

function assertFree(workspace: Workspace, address: string, isIndex: boolean): void {
  const { entries, indexes } = getDocsWithDrafts(workspace)
  const entry = entries.find(({ path: own }) => own === address)
  if (entry !== undefined) throw new Error(`${address} exists: content/${entry.file}.`)
  const index = indexes.find(({ path: own }) => own === address)
  if (index !== undefined && !isIndex)
    throw new Error(
      `${address} exists: it is the index of content/docs/${index.folder}. Its own page is ${index.folder}/index.`,
    )
  const redirect = readRedirectFile(workspace.root).get(address)
  if (redirect !== undefined)
    throw new Error(`${address} leads to ${redirect} by redirects.json. Choose another address.`)
}

/** Adds a published page to the list of addresses, along with new folder indexes. */
function addToList(workspace: Workspace, file: string, text: string, changes: NewPage['changes']): void {
  const source = parseSource(file, text, new ProblemList())
  if (source === undefined) return
  const after = {
    ...workspace,
    docs: [...workspace.docs, { file, frontMatter: source.frontMatter, body: source.body }],
  }
  const before = listLiveAddresses(workspace)
  const added = [...listLiveAddresses(after)].filter((address) => !before.has(address))
  addPublished(workspace.root, added, changes)
}

/**
 * Plans a documentation page from its template. Drafts don't change any lists, because exports don't have their address
 * and no page may link to it.
 * @throws if the address is taken or invalid
 */
export function planDoc(workspace: Workspace, options: NewDocOptions): NewPage {
  const { kind = 'how-to', publish = false } = options
  const target = toTarget(options.target)
  assertAddressParts(target)
  if (!docKinds.some((known) => known === kind))
    throw new Error(`Unknown kind "${kind}".${toSuggestion(kind, docKinds)} Expected one of ${docKinds.join(', ')}.`)
  const file = `docs/${target}.mdx`
  const identity = toDocIdentity(`${target}.mdx`, {})
  const address = joinPath('docs', identity.path)
  if (existsSync(path.join(workspace.contentDir, file))) throw new Error(`content/${file} exists. Nothing was written.`)
  assertFree(workspace, address, identity.isIndex)
  const title = options.title ?? toName(workspace.contentDir, address.split('/').at(-1) ?? '')
  const filled = fillTemplate(workspace.root, kind, { title, description: toDraftDescription(address) })
  const text = publish ? withoutDraft(filled) : filled
  const changes = createChanges()
  changes.writes.set(`content/${file}`, text)
  for (const [category, json] of buildCategoryFiles(workspace.contentDir, file))
    changes.writes.set(`content/${category}`, json)
  if (publish) addToList(workspace, file, text, changes)
  return { address, file: `content/${file}`, changes, isDraft: !publish }
}
