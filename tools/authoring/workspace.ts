import path from 'node:path'
import { type Post, toPost } from '@/lib/blog'
import type { SourceDocument } from '@/lib/content/documents'
import { buildDocsSite, type DocsSite } from '@/lib/docs'
import { readDocuments } from '../lint/read-tree'

/** A checkout that tools read and change. */
export interface Workspace {
  root: string
  contentDir: string
  docs: SourceDocument[]
  posts: SourceDocument[]
}

/** Opens our own content: the folder `content` of a checkout. */
export function openWorkspace(root = '.'): Workspace {
  const contentDir = path.resolve(root, 'content')
  return {
    root: path.resolve(root),
    contentDir,
    docs: readDocuments(contentDir, 'Doc'),
    posts: readDocuments(contentDir, 'Post'),
  }
}

/** The documentation including drafts, because their addresses are taken, too. */
export function getDocsWithDrafts({ contentDir, docs }: Workspace): DocsSite {
  return buildDocsSite(docs, { contentDir, showDrafts: true })
}

export function getPostsWithDrafts({ posts }: Workspace): Post[] {
  return posts.map(toPost)
}

/** File of the page at an address. Undefined if no file produces it. */
export function findPageFile(workspace: Workspace, address: string): string | undefined {
  const pages = [...getDocsWithDrafts(workspace).entries, ...getPostsWithDrafts(workspace)]
  return pages.find(({ path: own }) => own === address)?.file
}

/** Addresses of documentation and posts in an export of the content. */
export function listLiveAddresses({ contentDir, docs, posts }: Workspace): Set<string> {
  const { entries, indexes } = buildDocsSite(docs, { contentDir })
  const shown = posts.filter(({ frontMatter }) => frontMatter.draft !== true).map(toPost)
  return new Set([
    ...entries.map((entry) => entry.path),
    ...indexes.map((index) => index.path),
    ...shown.map((post) => post.path),
    ...(shown.length > 0 ? ['/blog'] : []),
  ])
}
