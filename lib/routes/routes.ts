import { getPosts, listBlogPaths, listTags } from '../blog'
import { getDocsSite } from '../docs'
import { getIntegrations, integrationsPath } from '../integrations'
import { getPages } from '../pages'
import { site } from '../kit/site'
import { searchPath } from '../search'

/** Titles of the blog's list pages, for the address list and the 404 page. */
const listTitles: Record<string, string> = { '/blog/tags': 'Blog tags', '/blog/archive': 'Blog archive' }

/** Every page of the blog. Empty if nothing is published. */
function listBlogRoutes(): SiteRoute[] {
  const posts = new Map(getPosts().map((post) => [post.path, post]))
  if (posts.size === 0) return []
  const tags = new Map(listTags().map(({ path, label }) => [path, `Posts tagged ${label}`]))
  const below = listBlogPaths().map((path): SiteRoute => {
    const post = posts.get(path)
    if (post !== undefined) return { path, title: post.title, file: post.file, unlisted: post.unlisted }
    return { path, title: tags.get(path) ?? listTitles[path] ?? path, unlisted: false }
  })
  return [{ path: '/blog', title: 'Blog', unlisted: false }, ...below]
}

/** A page in the export, excluding machine-readable ones. */
export interface SiteRoute {
  path: string
  title: string
  /** Source file, relative to the content folder. Undefined for generated pages. */
  file?: string
  unlisted: boolean
}

/** Every page of the site, sorted by path. Sections without content are left out. */
export function getSiteRoutes(): SiteRoute[] {
  const { entries, indexes } = getDocsSite()
  const integrations = getIntegrations()
  const pages = getPages()
  const hasStart = [...pages, ...entries, ...indexes].some(({ path }) => path === '/')
  const start = hasStart ? [] : [{ path: '/', title: site.name, unlisted: false }]
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
