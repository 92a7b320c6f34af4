import { getBody, type PageBody } from '../content/bodies'
import { decodePath, encodePath, joinPath } from '../kit/urls'
import { getPages, type SitePage } from './pages'

/** A page and the text that it shows. */
export interface PageWithBody {
  page: SitePage
  body: PageBody
}

/** The parts of each page's address, as file names, for a route; the start page has its own. */
export function listPageSlugs(): string[][] {
  return getPages()
    .filter(({ path }) => path !== '/')
    .map(({ path }) => path.split('/').slice(1).map(decodePath))
}

/** The page at an address, from the parts that a route hands over. A page without text shows that which it repeats. */
export function findSitePage(slug: readonly string[]): PageWithBody | undefined {
  const pages = getPages()
  const address = encodePath(joinPath(slug.map(decodePath).join('/')))
  const page = pages.find(({ path }) => path === address)
  if (page === undefined) return undefined
  const original = page.hasText ? undefined : pages.find(({ path }) => path === page.original)
  const { layout, file } = original ?? page
  return { page: { ...page, layout }, body: getBody(file) }
}
