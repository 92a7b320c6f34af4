import { getBody, type PageBody } from '../content/bodies'
import type { PageLink } from '../kit/urls'
import { getEditUrl } from '../content/sources'
import type { TocItem } from '../content/bodies'
import type { Author } from './authors'
import { decodePath, encodePath, joinPath } from '../kit/urls'
import { findAuthors } from './authors'
import { type Cover, findCover } from './cover'
import { getListedPosts, getPosts, type Post } from './posts'
import { getReading, type Reading } from './reading'
import { findRelated } from './related'
import { findTags, listTags, reservedNames, type Tag, type TagPage } from './tags'

/** Everything a post's page shows. */
export interface PostPage {
  kind: 'post'
  post: Post
  body: PageBody
  authors: Author[]
  cover: Cover | undefined
  tags: Tag[]
  reading: Reading
  toc: TocItem[]
  draft: boolean
  editUrl: string | undefined
  /** The chronologically previous post, and the next one. */
  previous: PageLink | undefined
  next: PageLink | undefined
  related: Post[]
}

/** A page in `/blog`: a post, a tag, the tag list, or the archive. */
export type BlogPage = PostPage | { kind: 'tag'; tag: TagPage } | { kind: 'tags' } | { kind: 'archive' }

function toNumber(value: unknown, fallback: number): number {
  return typeof value === 'number' ? value : fallback
}

function getToc({ frontMatter }: Post, { headings }: PageBody): TocItem[] {
  if (frontMatter.hide_table_of_contents === true) return []
  const min = toNumber(frontMatter.toc_min_heading_level, 2)
  const max = toNumber(frontMatter.toc_max_heading_level, 3)
  return headings.filter(({ depth }) => depth >= min && depth <= max)
}

function toLink(post: Post | undefined): PageLink | undefined {
  return post === undefined ? undefined : { title: post.title, href: post.path }
}

/** Data for a post's page. Unlisted posts have no neighbors. */
export function getPostPage(post: Post): PostPage {
  const listed = getListedPosts()
  const place = listed.findIndex(({ path }) => path === post.path)
  const body = getBody(post.file)
  return {
    kind: 'post',
    post,
    body,
    authors: findAuthors(post),
    cover: findCover(post),
    tags: findTags(post),
    reading: getReading(body),
    toc: getToc(post, body),
    draft: post.frontMatter.draft === true,
    editUrl: getEditUrl(post.file, undefined),
    previous: place === -1 ? undefined : toLink(listed[place + 1]),
    next: place === -1 ? undefined : toLink(listed[place - 1]),
    related: findRelated(post, listed),
  }
}

/** Addresses of all pages in `/blog`: posts, tags with posts, the tag list and the archive. */
export function listBlogPaths(): string[] {
  const posts = getPosts().map(({ path }) => path)
  const tags = listTags().map(({ path }) => path)
  const [allTags = '', archive = ''] = reservedNames.map((name) => joinPath('blog', name))
  const hasListed = getListedPosts().length > 0
  const lists = [...(tags.length > 0 ? [allTags] : []), ...(hasListed ? [archive] : [])]
  return [...new Set([...posts, ...tags, ...lists])]
}

/** Path segments of every address in `/blog`, decoded. */
export function listBlogSlugs(): string[][] {
  return listBlogPaths().map((path) => path.split('/').slice(2).map(decodePath))
}

/**
 * The page at an address, from route segments. Posts win over tags, because other content may use the same name for
 * both.
 */
export function findBlogPage(slug: readonly string[]): BlogPage | undefined {
  const address = joinPath('blog', encodePath(slug.map(decodePath).join('/')))
  const post = getPosts().find(({ path }) => path === address)
  if (post !== undefined) return getPostPage(post)
  const tag = listTags().find(({ path }) => path === address)
  if (tag !== undefined) return { kind: 'tag', tag }
  if (!listBlogPaths().includes(address)) return undefined
  return { kind: address === joinPath('blog', 'tags') ? 'tags' : 'archive' }
}
