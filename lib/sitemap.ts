import { getPosts } from './blog/posts'
import { getSiteIndex } from './docs/lookup'
import { getLastUpdated } from './docs/sources'
import { getContentDir } from './env'
import { getSiteRoutes, type SiteRoute } from './routes'
import { isIndexable } from './seo'
import { toAbsoluteUrl } from './urls'

/** What pages say of their last change themselves, by address. */
function findGivenDates(): Map<string, unknown> {
  const docs = [...getSiteIndex().entries].map(([path, { frontMatter }]) => [path, frontMatter.last_update] as const)
  return new Map([...docs, ...getPosts().map(({ path, frontMatter }) => [path, frontMatter.last_update] as const)])
}

/** A page that lists others is as new as the newest of them; the start page lists nothing. */
function findNewest(path: string, dates: ReadonlyMap<string, string>): string | undefined {
  const cards = new Set(
    getSiteIndex()
      .indexes.get(path)
      ?.cards.map(({ href }) => href),
  )
  return [...dates]
    .flatMap(([other, date]) => (other.startsWith(`${path}/`) || cards.has(other) ? [date] : []))
    .sort()
    .at(-1)
}

/** The day of the last change of each page whose text or whose parts have one. */
function findDates(routes: readonly SiteRoute[]): Map<string, string> {
  const given = findGivenDates()
  const dates = new Map<string, string>()
  for (const { path, file } of routes) {
    const date = file === undefined ? undefined : getLastUpdated(getContentDir(), file, given.get(path))
    if (date !== undefined) dates.set(path, date)
  }
  for (const { path, file } of routes) {
    const date = file === undefined ? findNewest(path, dates) : undefined
    if (date !== undefined) dates.set(path, date)
  }
  return dates
}

/** Every page that search engines may list, with the day of its last change where it is known. */
export function getSitemap(): { url: string; lastModified?: string }[] {
  if (!isIndexable()) return []
  const routes = getSiteRoutes().filter(({ unlisted }) => !unlisted)
  const dates = findDates(routes)
  return routes.map(({ path }) => {
    const lastModified = dates.get(path)
    return { url: toAbsoluteUrl(path), ...(lastModified === undefined ? {} : { lastModified }) }
  })
}
