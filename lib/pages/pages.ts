import path from 'node:path'
import { getDocuments, type SourceDocument } from '../content/documents'
import { toFieldText } from '../content/front-matter'
import { areDraftsShown } from '../kit/env'
import { decodePath, encodePath, joinPath } from '../kit/urls'

/** A page outside the documentation and the blog: the start page, product pages, legal texts. */
export interface SitePage {
  file: string
  path: string
  title: string
  description: string
  /** `sections`: Hero holds the heading. */
  layout: 'text' | 'sections'
  /** The page that this one repeats. */
  original: string | undefined
  unlisted: boolean
  frontMatter: Record<string, unknown>
  /** Whether it has a text of its own. */
  hasText: boolean
}

/** The page that a document is: its address is its path below `pages/`, or its slug. */
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

/** Every page of the folder `pages`, in path order; drafts only where they are shown. */
export function getPages(): SitePage[] {
  return getDocuments('Page')
    .filter(({ frontMatter }) => areDraftsShown() || frontMatter.draft !== true)
    .map(toSitePage)
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}
