import { getPosts } from '../blog'
import { getSiteIndex } from '../docs'
import { getLastUpdated } from '../content/sources'
import { getContentDir } from '../kit/env'
import { listIntegrations } from '../integrations'
import { getPages } from '../pages'
import { getSiteRoutes } from '../routes/routes'
import { isIndexable } from './metadata'
import { toAbsoluteUrl } from '../kit/urls'

/** Every page with its source file and its own date. Integrations have no field for that. */
function findSources() {
  const docs = [...getSiteIndex().entries.values()].map((page) => ({ ...page, file: page.source ?? page.file }))
  const dated = [...docs, ...getPosts(), ...getPages()].map((page) => ({ ...page, date: page.frontMatter.last_update }))
  const integrations = listIntegrations().map(({ path, file }) => ({ path, file, date: undefined }))
  return new Map([...dated, ...integrations].map(({ path, file, date }) => [path, { file, date }]))
}

/** Every indexable page, with the date of its last change if known. */
export function getSitemap(): { url: string; lastModified?: string }[] {
  if (!isIndexable()) return []
  const { indexes } = getSiteIndex()
  const sources = findSources()
  const paths = getSiteRoutes().flatMap(({ path, unlisted }) => (unlisted ? [] : path))
  const dates = new Map<string, string>()
  const setDate = (path: string, date: string | undefined) => void (date !== undefined && dates.set(path, date))
  for (const path of paths) {
    const source = sources.get(path)
    if (source) setDate(path, getLastUpdated(getContentDir(), source.file, source.date))
  }
  // The newest date of the pages that an index lists. The home page lists none.
  for (const path of paths.filter((page) => !dates.has(page))) {
    const cards = indexes.get(path)?.cards.map(({ href }) => href) ?? []
    const listed = [...dates].filter(([other]) => other.startsWith(`${path}/`) || cards.includes(other))
    const [newest] = listed
      .map(([, date]) => date)
      .sort()
      .reverse()
    setDate(path, newest)
  }
  return paths.map((path) => ({ url: toAbsoluteUrl(path), lastModified: dates.get(path) }))
}
