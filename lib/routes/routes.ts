import { getPosts, listBlogPaths, listTags } from '../blog'
import { getDocsSite } from '../docs'
import { getIntegrations, integrationsPath } from '../integrations'
import { getPages } from '../pages'
import { site } from '../kit/site'
import { searchPath } from '../search'

/** A page in the export, excluding machine-readable ones. Generated pages have no source file. */
export type SiteRoute = ReturnType<typeof toRoute>

function toRoute(page: { path: string; title: string; file?: string; unlisted?: boolean }) {
  const { path, title, file, unlisted = false } = page
  return { path, title, file, unlisted }
}

/** Titles of the blog's list pages, for the address list and the 404 page. */
const listTitles: Record<string, string> = { '/blog/tags': 'Blog tags', '/blog/archive': 'Blog archive' }

/** Every page of the blog. Empty if nothing is published. */
function listBlogRoutes(): SiteRoute[] {
  const posts = new Map(getPosts().map((post) => [post.path, post]))
  if (posts.size === 0) return []
  const tags = new Map(listTags().map(({ path, label }) => [path, `Posts tagged ${label}`]))
  const toBlogRoute = (path: string) =>
    toRoute(posts.get(path) ?? { path, title: tags.get(path) ?? listTitles[path] ?? path })
  return [toRoute({ path: '/blog', title: 'Blog' }), ...listBlogPaths().map(toBlogRoute)]
}

/** Every page of the site, sorted by path. Sections without content are left out. */
export function getSiteRoutes(): SiteRoute[] {
  const { entries, indexes } = getDocsSite()
  const integrations = getIntegrations()
  const routes: SiteRoute[] = [
    ...[...getPages(), ...entries, ...integrations].map(toRoute),
    ...indexes.map(({ path, title }) => toRoute({ path, title })),
    ...listBlogRoutes(),
    toRoute({ path: searchPath, title: 'Search', unlisted: true }),
  ]
  if (integrations.length > 0) routes.push(toRoute({ path: integrationsPath, title: 'Integrations' }))
  if (!routes.some(({ path }) => path === '/')) routes.push(toRoute({ path: '/', title: site.name }))
  return routes.sort((a, b) => (a.path < b.path ? -1 : 1))
}
