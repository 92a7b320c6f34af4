import { existsSync } from 'node:fs'
import { getPosts } from '../blog/posts'
import { getDocsSite } from '../docs/site'
import { getIntegrations } from '../integrations/integrations'
import { getPages } from '../pages/pages'

/**
 * Endings of the route files that a build takes. A section of which nothing is published is left out, because a route
 * without pages fails the export: `page.docs.tsx`, `page.posts.tsx`, `page.integrations.tsx` and `page.pages.tsx` are
 * routes only when there is something to show.
 * Before the content is prepared, as when types are generated, every section counts.
 */
export function listPageExtensions(): string[] {
  const isPrepared = existsSync('.contentlayer/generated/Doc/_index.json')
  const hasDocs = !isPrepared || getDocsSite().routes.length > 0
  const hasPosts = !isPrepared || getPosts().length > 0
  const hasIntegrations = !isPrepared || getIntegrations().length > 0
  // The start page has a route of its own, with or without a text.
  const hasPages = !isPrepared || getPages().some(({ path }) => path !== '/')
  return [
    'tsx',
    'ts',
    ...(hasDocs ? ['docs.tsx'] : []),
    ...(hasPosts ? ['posts.tsx'] : []),
    ...(hasIntegrations ? ['integrations.tsx'] : []),
    ...(hasPages ? ['pages.tsx'] : []),
  ]
}
