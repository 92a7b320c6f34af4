import { getBody, type PageBody } from '../content/bodies'
import { decodePath, encodePath, joinPath } from '../kit/urls'
import { getPages, type SitePage } from './pages'

/** A page with its content. */
export interface PageWithBody {
  page: SitePage
  body: PageBody
}

/** Path segments of each page's address, decoded. The home page has its own route. */
export function listPageSlugs(): string[][] {
  return getPages()
    .filter(({ path }) => path !== '/')
    .map(({ path }) => path.split('/').slice(1).map(decodePath))
}

/** The page at an address, from route segments. A page without content shows the one it duplicates. */
export function findSitePage(slug: readonly string[]): PageWithBody | undefined {
  const pages = getPages()
  const address = encodePath(joinPath(slug.map(decodePath).join('/')))
  const page = pages.find(({ path }) => path === address)
  if (page === undefined) return undefined
  const original = page.hasText ? undefined : pages.find(({ path }) => path === page.original)
  const { layout, file } = original ?? page
  return { page: { ...page, layout }, body: getBody(file) }
}
