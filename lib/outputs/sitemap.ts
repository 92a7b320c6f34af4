import { getPosts } from '../blog'
import { getSiteIndex } from '../docs'
import { getLastUpdated } from '../content/sources'
import { getContentDir } from '../kit/env'
import { listIntegrations } from '../integrations'
import { getPages } from '../pages'
import { getSiteRoutes, type SiteRoute } from '../routes/routes'
import { isIndexable } from './metadata'
import { toAbsoluteUrl } from '../kit/urls'

/** For each page: its source file, and its own value for the last change. Integrations have no field for it. */
function findSources() {
  const pages = [...getSiteIndex().entries.values(), ...getPosts(), ...getPages(), ...listIntegrations()]
  return new Map(
    pages.map((page) => [
      page.path,
      {
        file: 'source' in page && page.source !== undefined ? page.source : page.file,
        given: 'frontMatter' in page ? page.frontMatter.last_update : undefined,
      },
    ]),
  )
}

/** The newest date of the pages that an index lists. The home page lists none. */
function findNewest(path: string, dates: ReadonlyMap<string, string>): string | undefined {
  const cards = new Set(
    getSiteIndex()
      .indexes.get(path)
      ?.cards.map(({ href }) => href),
  )
  const listed = [...dates].filter(([other]) => other.startsWith(`${path}/`) || cards.has(other))
  return listed
    .map(([, date]) => date)
    .sort()
    .at(-1)
}

/** Date of each page's last change, if known. */
function findDates(routes: readonly SiteRoute[]): Map<string, string> {
  const sources = findSources()
  const dates = new Map<string, string>()
  for (const { path } of routes) {
    const source = sources.get(path)
    const date = source === undefined ? undefined : getLastUpdated(getContentDir(), source.file, source.given)
    if (date !== undefined) dates.set(path, date)
  }
  for (const { path } of routes) {
    const date = dates.get(path) ?? findNewest(path, dates)
    if (date !== undefined) dates.set(path, date)
  }
  return dates
}

/** Every indexable page, with the date of its last change if known. */
export function getSitemap(): { url: string; lastModified?: string }[] {
  if (!isIndexable()) return []
  const routes = getSiteRoutes().filter(({ unlisted }) => !unlisted)
  const dates = findDates(routes)
  return routes.map(({ path }) => ({ url: toAbsoluteUrl(path), lastModified: dates.get(path) }))
}
