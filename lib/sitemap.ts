import { getLastUpdated } from './docs/sources'
import { getContentDir } from './env'
import { getSiteRoutes } from './routes'
import { isIndexable } from './seo'
import { toAbsoluteUrl } from './urls'

/** Every page that search engines may list, with the day of its last change where git knows it. */
export function getSitemap(): { url: string; lastModified?: string }[] {
  if (!isIndexable()) return []
  return getSiteRoutes()
    .filter(({ unlisted }) => !unlisted)
    .map(({ path, file }) => {
      const lastModified = file === undefined ? undefined : getLastUpdated(getContentDir(), file, undefined)
      return { url: toAbsoluteUrl(path), ...(lastModified === undefined ? {} : { lastModified }) }
    })
}
