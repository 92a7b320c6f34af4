import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { toPost } from '@/lib/blog'
import { buildDocsSite } from '@/lib/docs'
import { normalizePath } from '@/lib/kit/urls'
import { readDocuments } from '../lint/read-tree'
import { readRedirectFile } from './address-files'
import { applyChanges, type Changes } from './changes'

/** A checkout that tools read and change. */
export type Workspace = ReturnType<typeof openWorkspace>

/** Opens our own content: the folder `content` of a checkout. */
export function openWorkspace(root = '.') {
  const contentDir = path.resolve(root, 'content')
  const docs = readDocuments(contentDir, 'Doc')
  const posts = readDocuments(contentDir, 'Post')
  const site = buildDocsSite(docs, { contentDir, showDrafts: true })
  const { entries, indexes } = buildDocsSite(docs, { contentDir })
  const shown = posts.filter(({ frontMatter }) => frontMatter.draft !== true).map(toPost)
  const live = [...entries, ...indexes, ...shown].map((page) => page.path)
  return {
    root: path.resolve(root),
    contentDir,
    /** The documentation including drafts, because their addresses are taken, too. */
    site,
    /** Documentation pages and posts, including drafts. */
    pages: [...site.entries, ...posts.map(toPost)],
    /** Addresses of documentation and posts in an export. */
    live: new Set(shown.length > 0 ? [...live, '/blog'] : live),
  }
}

/** The checkout after some changes, read from a temporary copy by the site's own code. */
export function previewChanges({ contentDir }: Workspace, changes: Changes): Workspace {
  const root = mkdtempSync(path.join(tmpdir(), 'preview-'))
  try {
    cpSync(contentDir, path.join(root, 'content'), { recursive: true })
    applyChanges(root, changes)
    return openWorkspace(root)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

/** File of the page at an address. Undefined if no file produces it. */
export const findPageFile = ({ pages }: Workspace, address: string) => pages.find((page) => page.path === address)?.file

/** @throws if there's a page at an address, or it redirects to another page than `from`, which moves there */
export function assertFree(workspace: Workspace, address: string, advice: string, from?: string): void {
  const file = findPageFile(workspace, address)
  if (file !== undefined) throw new Error(`${address} exists: content/${file}.`)
  const target = readRedirectFile(workspace.root).get(address)
  if (target !== undefined && normalizePath(target).replace(/[?#].*$/, '') !== from)
    throw new Error(`${address} leads to ${target} by redirects.json. ${advice}`)
}
