import path from 'node:path'
import { getDocuments, type SourceDocument } from '../content/documents'
import { findLeadingHeading, toFieldText } from '../content/source-file'
import { cacheByObject } from '../kit/cache-by-object'
import { areDraftsShown, getBuildDate } from '../kit/env'
import { decodePath, encodePath, joinPath } from '../kit/urls'

/** A post's metadata, for lists and neighbors. */
export type Post = ReturnType<typeof toPost>

/** `2025-01-31-name`, `2025/01/31/name` and `2025-01-31-name/index` contain the date. */
const datedPath = /^(.*?)(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[-/]([^/].*?)|)$/

function toIds(value: unknown, key: string): string[] {
  return [value ?? []].flat().flatMap((item: unknown) => {
    if (typeof item === 'string') return [item]
    const named = item as Record<string, unknown> | null
    const name = named?.[key] ?? named?.name ?? named?.label
    return typeof name === 'string' ? [name] : []
  })
}

/** `2015-11-3 10:30:00` → `2015-11-03`. */
const toDay = (date: string): string => (date.trim().split(/[T ]/)[0] ?? '').replaceAll(/\b\d\b/g, '0$&')

/** Reads a post from a document. */
export function toPost({ file, frontMatter, body }: SourceDocument) {
  const bare = file
    .replace(/^blog\//, '')
    .replace(/\.mdx?$/, '')
    .replace(/\/index$/i, '')
  const dated = datedPath.exec(bare)
  const [, folder = '', year, month = '', day = '', name = ''] = dated ?? []
  const given = toFieldText(frontMatter.slug)?.replace(/^\/+|\/+$/g, '')
  // Without a slug, the address keeps the date from the file name, like in Docusaurus.
  const usual = dated === null ? bare : [year, month, day, folder + name].filter((part) => part !== '').join('/')
  const slug = encodePath(decodePath(given ?? usual))
  return {
    file,
    slug,
    path: joinPath('blog', slug),
    title: toFieldText(frontMatter.title) ?? findLeadingHeading(body) ?? (name || path.posix.basename(bare)),
    description: toFieldText(frontMatter.description) ?? '',
    /** `2025-01-31`. */
    date: toDay(toFieldText(frontMatter.date) ?? (year === undefined ? '' : `${year}-${month}-${day}`)),
    tags: toIds(frontMatter.tags, 'permalink'),
    /** Ids from authors.yml, or names given in the post itself. */
    authors: toIds(frontMatter.authors ?? frontMatter.author, 'key'),
    unlisted: frontMatter.unlisted === true,
    frontMatter,
  }
}

/** Newest first, undated posts last. */
function compare(a: Post, b: Post): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1
  return a.path < b.path ? -1 : 1
}

/** Posts with a future date are drafts until then. Dates are compared as text, without a time zone. */
export function isScheduled({ date }: Pick<Post, 'date'>): boolean {
  return date > getBuildDate()
}

/** Cached per document list, which is replaced whenever a file changes. */
const toPosts = cacheByObject((documents: SourceDocument[]) => documents.map(toPost).sort(compare))

/** Every post that isn't a draft, including scheduled ones, newest first. */
export function getFinishedPosts(): Post[] {
  return toPosts(getDocuments('Post')).filter(({ frontMatter }) => areDraftsShown() || frontMatter.draft !== true)
}

/** Published posts, newest first. */
export const getPosts = (): Post[] => getFinishedPosts().filter((post) => areDraftsShown() || !isScheduled(post))

/** Posts that appear in lists, tags and feeds, newest first. */
export const getListedPosts = (): Post[] => getPosts().filter(({ unlisted }) => !unlisted)
