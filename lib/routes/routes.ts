import { listBlogRoutes } from './blog-routes'
import { getDocsSite } from '../docs'
import { getIntegrations, integrationsPath } from '../integrations'
import { getPages } from '../pages'
import { site } from '../kit/site'
import { searchPath } from '../search'

/** A page that the export holds, other than those that only machines read. */
export interface SiteRoute {
  path: string
  title: string
  /** File that it is made from, below the content folder; none for generated pages. */
  file?: string
  unlisted: boolean
}

/** Every page of the site, in path order. Which sections exist depends on the content. */
export function getSiteRoutes(): SiteRoute[] {
  const { entries, indexes } = getDocsSite()
  const integrations = getIntegrations()
  const pages = getPages()
  const start = pages.some(({ path }) => path === '/') ? [] : [{ path: '/', title: site.name, unlisted: false }]
  const routes: SiteRoute[] = [
    ...start,
    ...pages.map(({ path, title, file, unlisted }) => ({ path, title, file, unlisted })),
    { path: searchPath, title: 'Search', unlisted: true },
    ...entries.map(({ path, title, file, unlisted }) => ({ path, title, file, unlisted })),
    ...indexes.map(({ path, title }) => ({ path, title, unlisted: false })),
    ...listBlogRoutes(),
    ...(integrations.length > 0 ? [{ path: integrationsPath, title: 'Integrations', unlisted: false }] : []),
    ...integrations.map(({ path, title, file, unlisted }) => ({ path, title, file, unlisted })),
  ]
  return routes.sort((a, b) => (a.path < b.path ? -1 : 1))
}
