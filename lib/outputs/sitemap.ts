import { getPosts } from '../blog'
import { getSiteIndex } from '../docs'
import { getLastUpdated } from '../content/sources'
import { getContentDir } from '../kit/env'
import { listIntegrations } from '../integrations'
import { getPages } from '../pages'
import { getSiteRoutes, type SiteRoute } from '../routes/routes'
import { isIndexable } from './metadata'
import { toAbsoluteUrl } from '../kit/urls'

/** Integrations say nothing of their last change themselves. */
const noFields: Record<string, unknown> = {}

/** The file that a page is written in, and what it says of its last change itself, by address. */
function findSources(): Map<string, { file: string; given: unknown }> {
  const integrations = listIntegrations().map(({ path, file }) => ({
    path,
    file,
    source: undefined,
    frontMatter: noFields,
  }))
  const others = [...getPosts(), ...getPages()].map((page) => ({ ...page, source: undefined }))
  const entries = [...getSiteIndex().entries.values(), ...others, ...integrations]
  return new Map(
    entries.map(({ path, file, source, frontMatter }) => [
      path,
      { file: source ?? file, given: frontMatter.last_update },
    ]),
  )
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
