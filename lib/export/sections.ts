import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { getPosts } from '../blog'
import { getDocsSite } from '../docs'
import { getIntegrations } from '../integrations'
import { getPages } from '../pages'

/** Route file extensions of a site with every section. */
export const allPageExtensions: readonly string[] = [
  'tsx',
  'ts',
  'docs.tsx',
  'posts.tsx',
  'integrations.tsx',
  'pages.tsx',
]

/** Set by `npm run build`, which starts Next.js before the content is known. */
export const extensionsVariable = 'PAGE_EXTENSIONS'

const lastExtensionsFile = '.cache/page-extensions.json'

/** Route file extensions of the last build. Most builds have the same. */
export function readLastExtensions(): string[] {
  return existsSync(lastExtensionsFile)
    ? (JSON.parse(readFileSync(lastExtensionsFile, 'utf8')) as string[])
    : [...allPageExtensions]
}

/** Remembers the route file extensions for the next build. */
export function storeExtensions(extensions: readonly string[]): void {
  mkdirSync(path.dirname(lastExtensionsFile), { recursive: true })
  writeFileSync(lastExtensionsFile, JSON.stringify(extensions))
}

/**
 * Route file extensions to include in a build. Leaves out empty sections, because a route without pages fails the
 * export: `page.docs.tsx`, `page.posts.tsx`, `page.integrations.tsx` and `page.pages.tsx` are only routes if there's
 * something to show. Before the content is prepared, such as during type generation, includes every section.
 */
export function listPageExtensions(): string[] {
  const given = process.env[extensionsVariable]
  if (given !== undefined) return given.split(',')
  if (!existsSync('.contentlayer/generated/Doc/_index.json')) return [...allPageExtensions]
  const empty: string[] = []
  if (getDocsSite().routes.length === 0) empty.push('docs.tsx')
  if (getPosts().length === 0) empty.push('posts.tsx')
  if (getIntegrations().length === 0) empty.push('integrations.tsx')
  // The home page has its own route, with or without content.
  if (getPages().every(({ path }) => path === '/')) empty.push('pages.tsx')
  return allPageExtensions.filter((name) => !empty.includes(name))
}
