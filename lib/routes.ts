import { getPosts } from './blog/posts'
import { getDocsSite } from './docs/site'
import { searchPath } from './search/address'

/** A page that the export holds, other than those that only machines read. */
export interface SiteRoute {
  path: string
  /** File that it is made from, below the content folder; none for generated pages. */
  file?: string
  unlisted: boolean
}

/** Every page of the site, in path order. Which sections exist depends on the content. */
export function getSiteRoutes(): SiteRoute[] {
  const { entries, indexes } = getDocsSite()
  const posts = getPosts()
  const routes: SiteRoute[] = [
    { path: '/', unlisted: false },
    { path: searchPath, unlisted: true },
    ...entries.map(({ path, file, unlisted }) => ({ path, file, unlisted })),
    ...indexes.map(({ path }) => ({ path, unlisted: false })),
    ...(posts.length > 0 ? [{ path: '/blog', unlisted: false }] : []),
    ...posts.map(({ path, file, unlisted }) => ({ path, file, unlisted })),
  ]
  return routes.sort((a, b) => (a.path < b.path ? -1 : 1))
}
