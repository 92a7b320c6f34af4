import path from 'node:path'
import { getDocuments, type SourceDocument } from '../content/documents'
import { toFieldText } from '../content/source-file'
import { areDraftsShown } from '../kit/env'
import { decodePath, encodePath, joinPath } from '../kit/urls'
import { getBody } from '../content/bodies'

/** A page outside the documentation and the blog, such as the home page, product pages and legal pages. */
export type SitePage = ReturnType<typeof toSitePage>

/** Reads a page from a document. Its address is its path relative to `pages/`, or its slug. */
export function toSitePage({ file, frontMatter, body }: SourceDocument) {
  const bare = file.replace(/^pages\//, '').replace(/\.mdx?$/, '')
  const own = path.posix.basename(bare) === 'index' ? path.posix.dirname(bare) : bare
  const slug = toFieldText(frontMatter.slug) ?? own
  const original = toFieldText(frontMatter.repeats)
  return {
    file,
    path: encodePath(decodePath(joinPath(slug === '.' ? '' : slug))),
    title: toFieldText(frontMatter.title) ?? path.posix.basename(own),
    description: toFieldText(frontMatter.description) ?? '',
    /** `sections`: Hero contains the heading. */
    layout: frontMatter.layout === 'sections' ? ('sections' as const) : ('text' as const),
    /** The page that this one duplicates. */
    original,
    unlisted: frontMatter.unlisted === true || original !== undefined,
    frontMatter,
    /** Whether it has its own content. */
    hasText: body.trim() !== '',
  }
}

/** Every page in the `pages` folder, sorted by path. Includes drafts only if they're shown. */
export function getPages(): SitePage[] {
  return getDocuments('Page')
    .filter(({ frontMatter }) => areDraftsShown() || frontMatter.draft !== true)
    .map(toSitePage)
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Path segments of each page's address, decoded. The home page has its own route. */
export function listPageSlugs(): string[][] {
  return getPages()
    .filter(({ path }) => path !== '/')
    .map(({ path }) => path.split('/').slice(1).map(decodePath))
}

/** A page with its content. */
export type PageWithBody = NonNullable<ReturnType<typeof findSitePage>>

/** The page at an address, from route segments. A page without content shows the one it duplicates. */
export function findSitePage(slug: readonly string[]) {
  const pages = getPages()
  const address = encodePath(joinPath(slug.map(decodePath).join('/')))
  const page = pages.find(({ path }) => path === address)
  if (page === undefined) return undefined
  const original = page.hasText ? undefined : pages.find(({ path }) => path === page.original)
  const { layout, file } = original ?? page
  return { page: { ...page, layout }, body: getBody(file) }
}
