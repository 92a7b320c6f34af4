import { existsSync, readFileSync } from 'node:fs'
import { getPosts } from '../blog'
import { getDocsSite } from '../docs'
import { getIntegrations } from '../integrations'
import { writeInFolder } from '../kit/files'
import { getPages } from '../pages'

/** Route file extensions of a site with every section. */
const allPageExtensions = ['tsx', 'ts', 'docs.tsx', 'posts.tsx', 'integrations.tsx', 'pages.tsx']

/** Set by `npm run build`, which starts Next.js before the content is known. */
export const extensionsVariable = 'PAGE_EXTENSIONS'

const lastExtensionsFile = '.cache/page-extensions.json'

/** Route file extensions of the last build. Most builds have the same. */
export function readLastExtensions(): string[] {
  if (!existsSync(lastExtensionsFile)) return allPageExtensions
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
