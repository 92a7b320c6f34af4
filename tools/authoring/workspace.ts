import path from 'node:path'
import { type Post, toPost } from '@/lib/blog'
import type { SourceDocument } from '@/lib/content/documents'
import { buildDocsSite, type DocsSite } from '@/lib/docs'
import { normalizePath } from '@/lib/kit/urls'
import { readDocuments } from '../lint/read-tree'
import { readRedirectFile } from './address-files'

/** A checkout that tools read and change. */
export interface Workspace {
  root: string
  contentDir: string
  docs: SourceDocument[]
  posts: SourceDocument[]
  /** The documentation including drafts, because their addresses are taken, too. */
  site: DocsSite
  /** Documentation pages and posts, including drafts. */
  pages: Pick<Post, 'file' | 'path'>[]
}

/** Opens our own content: the folder `content` of a checkout. */
export function openWorkspace(root = '.'): Workspace {
  const contentDir = path.resolve(root, 'content')
  const docs = readDocuments(contentDir, 'Doc')
  const posts = readDocuments(contentDir, 'Post')
  const site = buildDocsSite(docs, { contentDir, showDrafts: true })
  return { root: path.resolve(root), contentDir, docs, posts, site, pages: [...site.entries, ...posts.map(toPost)] }
}

/** File of the page at an address. Undefined if no file produces it. */
export function findPageFile({ pages }: Workspace, address: string): string | undefined {
  return pages.find(({ path: own }) => own === address)?.file
}

/**
 * @param from a page that may move to an address that redirects to it
 * @throws if an address redirects
 */
export function assertNoRedirect({ root }: Workspace, address: string, advice: string, from?: string): void {
  const target = readRedirectFile(root).get(address)
  if (target !== undefined && normalizePath(target).replace(/[?#].*$/, '') !== from)
    throw new Error(`${address} leads to ${target} by redirects.json. ${advice}`)
}

/** Addresses of documentation and posts in an export of the content. */
export function listLiveAddresses({ contentDir, docs, posts }: Workspace): Set<string> {
  const { entries, indexes } = buildDocsSite(docs, { contentDir })
  const shown = posts.filter(({ frontMatter }) => frontMatter.draft !== true).map(toPost)
  const addresses = [...entries, ...indexes, ...shown].map(({ path: own }) => own)
  return new Set(shown.length > 0 ? [...addresses, '/blog'] : addresses)
}
