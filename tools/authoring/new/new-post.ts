import { readDataFile } from '@/lib/content/declared'
import { readRedirectFile } from '../redirect-file'
import { findPageFile, type Workspace } from '../workspace'
import { assertAddressParts, toName } from './names'
import { assertUnwritten, createPage } from './run'

interface NewPostOptions {
  slug: string
  title?: string
  /** Publication date, such as 2025-01-31. */
  date: string
  publish?: boolean
}

function assertFree(workspace: Workspace, slug: string, address: string): void {
  // Posts and tags share the same level of addresses.
  if (slug === 'tags' || slug === 'archive')
    throw new Error(`${address} is a page of the blog itself. Choose another slug.`)
  if (Object.keys(readDataFile(workspace.contentDir, 'tags')).includes(slug))
    throw new Error(`${address} is the page of the tag "${slug}". Choose another slug.`)
  const post = findPageFile(workspace, address)
  if (post !== undefined) throw new Error(`${address} exists: content/${post}.`)
  const redirect = readRedirectFile(workspace.root).get(address)
  if (redirect !== undefined) throw new Error(`${address} leads to ${redirect} by redirects.json. Choose another slug.`)
}

/**
 * Plans a post from its template.
 * @throws if the address is taken or invalid
 */
export function planPost(workspace: Workspace, { slug: written, title, date, publish = false }: NewPostOptions) {
  const slug = written.replace(/^\/?(?:content\/)?(?:blog\/)?|\.mdx?$/g, '')
  assertAddressParts(slug)
  const address = `/blog/${slug}`
  const file = `blog/${slug}.mdx`
  assertUnwritten(workspace, file)
  assertFree(workspace, slug, address)
  const values = { title: title ?? toName(workspace.contentDir, slug), date }
  return createPage(workspace, { address, file, template: 'post', values, publish })
}
