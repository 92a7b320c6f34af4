import { existsSync } from 'node:fs'
import path from 'node:path'
import { toPost } from '@/lib/blog'
import { readDataFile } from '@/lib/content/declared'
import { parseSource } from '@/lib/content/source-file'
import { ProblemList } from '@/lib/kit/problems'
import { addPublished } from '../published-addresses'
import { createChanges } from '../changes'
import { readRedirectFile } from '../redirect-file'
import { getPostsWithDrafts, type Workspace } from '../workspace'
import { assertAddressParts, toName, fillTemplate, toDraftDescription, withoutDraft } from './names'
import type { NewPage } from './run'

export interface NewPostOptions {
  slug: string
  title?: string
  /** Publication date, such as 2025-01-31. */
  date: string
  publish?: boolean
}

function assertFree(workspace: Workspace, slug: string, address: string): void {
  // Posts and tags share the same level of addresses.
  const tags = Object.keys(readDataFile(workspace.contentDir, 'tags'))
  if (slug === 'tags' || slug === 'archive')
    throw new Error(`${address} is a page of the blog itself. Choose another slug.`)
  if (tags.includes(slug)) throw new Error(`${address} is the page of the tag "${slug}". Choose another slug.`)
  const post = getPostsWithDrafts(workspace).find(({ path: own }) => own === address)
  if (post !== undefined) throw new Error(`${address} exists: content/${post.file}.`)
  const redirect = readRedirectFile(workspace.root).get(address)
  if (redirect !== undefined) throw new Error(`${address} leads to ${redirect} by redirects.json. Choose another slug.`)
}

/**
 * Plans a post from its template.
 * @throws if the address is taken or invalid
 */
export function planPost(
  workspace: Workspace,
  { slug: written, title, date, publish = false }: NewPostOptions,
): NewPage {
  const slug = written.replace(/^\/?(?:content\/)?(?:blog\/)?|\.mdx?$/g, '')
  assertAddressParts(slug)
  const address = `/blog/${slug}`
  const file = `blog/${slug}.mdx`
  if (existsSync(path.join(workspace.contentDir, file))) throw new Error(`content/${file} exists. Nothing was written.`)
  assertFree(workspace, slug, address)
  const values = { title: title ?? toName(workspace.contentDir, slug), description: toDraftDescription(address), date }
  const filled = fillTemplate(workspace.root, 'post', values)
  const text = publish ? withoutDraft(filled) : filled
  const changes = createChanges()
  changes.writes.set(`content/${file}`, text)
  const source = parseSource(file, text, new ProblemList())
  if (publish && source !== undefined) {
    const { path: own } = toPost({ file, frontMatter: source.frontMatter, body: source.body })
    addPublished(workspace.root, [own, '/blog'], changes)
  }
  return { address, file: `content/${file}`, changes, isDraft: !publish }
}
