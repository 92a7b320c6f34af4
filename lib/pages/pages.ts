import path from 'node:path'
import { getDocuments, type SourceDocument } from '../content/documents'
import { toFieldText } from '../content/front-matter'
import { areDraftsShown } from '../kit/env'
import { decodePath, encodePath, joinPath } from '../kit/urls'

/** A page outside the documentation and the blog, such as the home page, product pages and legal pages. */
export interface SitePage {
  file: string
  path: string
  title: string
  description: string
  /** `sections`: Hero contains the heading. */
  layout: 'text' | 'sections'
  /** The page that this one duplicates. */
  original: string | undefined
  unlisted: boolean
  frontMatter: Record<string, unknown>
  /** Whether it has its own content. */
  hasText: boolean
}

/** Reads a page from a document. Its address is its path relative to `pages/`, or its slug. */
export function toSitePage({ file, frontMatter, body }: SourceDocument): SitePage {
  const bare = file.replace(/^pages\//, '').replace(/\.mdx?$/, '')
  const own = path.posix.basename(bare) === 'index' ? path.posix.dirname(bare) : bare
  const slug = toFieldText(frontMatter.slug) ?? own
  const original = toFieldText(frontMatter.repeats)
  return {
    file,
    path: encodePath(decodePath(joinPath(slug === '.' ? '' : slug))),
    title: toFieldText(frontMatter.title) ?? path.posix.basename(own),
    description: toFieldText(frontMatter.description) ?? '',
    layout: frontMatter.layout === 'sections' ? 'sections' : 'text',
    original,
    unlisted: frontMatter.unlisted === true || original !== undefined,
    frontMatter,
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
