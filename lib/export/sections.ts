import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getPosts } from '../blog'
import { getDocsSite } from '../docs'
import { getIntegrations } from '../integrations'
import { getContentDir } from '../kit/env'
import { writeInFolder } from '../kit/files'
import { getPages } from '../pages'

/** Folders of content by route file extension. */
const sectionFolders: Readonly<Record<string, string>> = {
  'docs.tsx': 'docs',
  'posts.tsx': 'blog',
  'integrations.tsx': 'integrations',
  'pages.tsx': 'pages',
}

/** Route file extensions of a site with every section. */
const allPageExtensions = ['tsx', 'ts', ...Object.keys(sectionFolders)]

/** Set by `npm run build`, which starts Next.js before the content is known. */
export const extensionsVariable = 'PAGE_EXTENSIONS'

const lastExtensionsFile = '.cache/page-extensions.json'

/** Route file extensions of the last build, or those expected for a first one. Most builds have the same. */
export function readLastExtensions(): string[] {
  if (!existsSync(lastExtensionsFile))
    return allPageExtensions.filter((name) => existsSync(path.join(getContentDir(), sectionFolders[name] ?? '')))
  return JSON.parse(readFileSync(lastExtensionsFile, 'utf8')) as string[]
}

/** Remembers the route file extensions for the next build. */
export function storeExtensions(extensions: readonly string[]): void {
  writeInFolder(lastExtensionsFile, JSON.stringify(extensions))
}

/**
 * Route file extensions to include in a build. Leaves out empty sections, because a route without pages fails the
 * export: `page.docs.tsx`, `page.posts.tsx`, `page.integrations.tsx` and `page.pages.tsx` are only routes if there's
 * something to show. Before the content is prepared, such as during type generation, includes every section.
 */
export function listPageExtensions(): string[] {
  const given = process.env[extensionsVariable]
  if (given !== undefined) return given.split(',')
  if (!existsSync('.contentlayer/generated/Doc/_index.json')) return allPageExtensions
  const isEmpty: Record<string, boolean> = {
    'docs.tsx': getDocsSite().routes.length === 0,
    'posts.tsx': getPosts().length === 0,
    'integrations.tsx': getIntegrations().length === 0,
    // The home page has its own route, with or without content.
    'pages.tsx': getPages().every(({ path }) => path === '/'),
  }
  return allPageExtensions.filter((name) => isEmpty[name] !== true)
}
