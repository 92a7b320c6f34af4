import { existsSync } from 'node:fs'
import { getPosts } from '../blog'
import { getDocsSite } from '../docs'
import { getIntegrations } from '../integrations'
import { getPages } from '../pages'

/** Endings of the route files of a site that has every section. */
export const allPageExtensions: readonly string[] = [
  'tsx',
  'ts',
  'docs.tsx',
  'posts.tsx',
  'integrations.tsx',
  'pages.tsx',
]

/**
 * Endings of the route files that a build takes. A section of which nothing is published is left out, because a route
 * without pages fails the export: `page.docs.tsx`, `page.posts.tsx`, `page.integrations.tsx` and `page.pages.tsx` are
 * routes only when there is something to show.
 * Before the content is prepared, as when types are generated, every section counts.
 */
export function listPageExtensions(): string[] {
  if (!existsSync('.contentlayer/generated/Doc/_index.json')) return [...allPageExtensions]
  const empty: string[] = []
  if (getDocsSite().routes.length === 0) empty.push('docs.tsx')
  if (getPosts().length === 0) empty.push('posts.tsx')
  if (getIntegrations().length === 0) empty.push('integrations.tsx')
  // The start page has a route of its own, with or without a text.
  if (getPages().every(({ path }) => path === '/')) empty.push('pages.tsx')
  return allPageExtensions.filter((name) => !empty.includes(name))
}
