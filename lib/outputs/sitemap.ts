import { getPosts } from '../blog'
import { getSiteIndex } from '../docs'
import { getLastUpdated } from '../content/sources'
import { getContentDir } from '../kit/env'
import { listIntegrations } from '../integrations'
import { getPages } from '../pages'
import { getSiteRoutes, type SiteRoute } from '../routes/routes'
import { isIndexable } from './metadata'
import { toAbsoluteUrl } from '../kit/urls'

/** Every page with its source file and fields. Integrations have no field for their last change. */
function findSources() {
  const docs = [...getSiteIndex().entries.values()].map((page) => ({ ...page, file: page.source ?? page.file }))
  const noFields: Record<string, unknown> = {}
  const integrations = listIntegrations().map(({ path, file }) => ({ path, file, frontMatter: noFields }))
  return new Map([...docs, ...getPosts(), ...getPages(), ...integrations].map((page) => [page.path, page]))
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
    const date =
      source === undefined ? undefined : getLastUpdated(getContentDir(), source.file, source.frontMatter.last_update)
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
