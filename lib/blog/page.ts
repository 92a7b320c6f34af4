import { type Post, getListedPosts, getPosts } from './posts'
import type { PageMeta } from '../kit/page-meta'
import { findOwnImage } from '../content/images'
import { hasFeed } from './feed-paths'
import { type ListedPost, toListed, toTeaser } from './listed'
import { getBody, selectToc } from '../content/bodies'
import { type PageLink, decodePath, encodePath, joinPath } from '../kit/urls'
import { getEditUrl } from '../content/sources'
import { findAuthors } from './authors'
import { findCover } from './cover'
import { getReading } from './reading'
import { findTags, listTags, type TagPage } from './tags'

const maxPosts = 3

/** Days between two dates. Infinite if one is missing. */
function toDistance(a: Post, b: Post): number {
  const days = Math.abs(Date.parse(a.date) - Date.parse(b.date))
  return Number.isNaN(days) ? Infinity : days
}

/** The most similar posts by tags. Rare tags count more than common ones, and closer dates break ties. */
export function findRelated(post: Post, posts: readonly Post[]): Post[] {
  const counts = new Map<string, number>()
  for (const { tags } of posts) for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const toScore = ({ tags }: Post) =>
    [...new Set(tags)]
      .filter((tag) => post.tags.includes(tag))
      .reduce((sum, tag) => sum + 1 / (counts.get(tag) ?? 1), 0)
  return posts
    .filter(({ path }) => path !== post.path)
    .map((other) => ({ other, score: toScore(other), distance: toDistance(post, other) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.distance - b.distance || (a.other.path < b.other.path ? -1 : 1))
    .slice(0, maxPosts)
    .map(({ other }) => other)
}

const lists = {
  tags: {
    title: 'Blog tags',
    description: 'Browse the EventCatalog blog by tag: what each one covers, and how many posts it has.',
    path: '/blog/tags',
  },
  archive: {
    title: 'Blog archive',
    description: 'Browse every post on the EventCatalog blog by year and month.',
    path: '/blog/archive',
  },
}

/** Metadata of a page in `/blog`, for search engines and link previews. */
export function toBlogMeta(page: BlogPage): PageMeta {
  if (page.kind === 'tags' || page.kind === 'archive') return lists[page.kind]
  if (page.kind === 'tag') {
    const { label, description, path, posts } = page.tag
    const about = description || `Blog posts about ${label}: ${posts.map((post) => post.title).join(', ')}.`
    const title = `Posts tagged ${label}`
    return { title, description: about, path, feed: hasFeed(posts) ? { title, path } : undefined }
  }
  const { post, body, authors, draft, tags } = page
  const { title, path, date, unlisted } = post
  return {
    title,
    description: toTeaser(post, body),
    path,
    hidden: unlisted || draft,
    image: findOwnImage(post),
    article: { published: date, authors: authors.map(({ name }) => name), tags: tags.map(({ label }) => label) },
  }
}

export type PostPage = ReturnType<typeof getPostPage>

/** A page in `/blog`: a post, a tag, the tag list, or the archive. */
export type BlogPage =
  | PostPage
  | { kind: 'tag'; tag: TagPage; listed: ListedPost[] }
  | { kind: 'tags' }
  | { kind: 'archive' }

function toLink(post: Post | undefined): PageLink | undefined {
  return post === undefined ? undefined : { title: post.title, href: post.path }
}

function getPostPage(post: Post) {
  const listed = getListedPosts()
  // Unlisted posts have no neighbors.
  const place = post.unlisted ? NaN : listed.findIndex(({ path }) => path === post.path)
  const body = getBody(post.file)
  return {
    kind: 'post' as const,
    post,
    body,
    authors: findAuthors(post),
    cover: findCover(post),
    tags: findTags(post),
    reading: getReading(body),
    toc: selectToc(body, post.frontMatter),
    draft: post.frontMatter.draft === true,
    editUrl: getEditUrl(post.file, undefined),
    /** The chronologically previous post, and the next one. */
    previous: toLink(listed[place + 1]),
    next: toLink(listed[place - 1]),
    related: findRelated(post, listed),
  }
}

/** Addresses of all pages in `/blog`: posts, tags with posts, the tag list and the archive. */
export function listBlogPaths(): string[] {
  const tags = listTags()
  const ownLists = [
    { ...lists.tags, isShown: tags.length > 0 },
    { ...lists.archive, isShown: getListedPosts().length > 0 },
  ].filter(({ isShown }) => isShown)
  return [...new Set([...getPosts(), ...tags, ...ownLists].map(({ path }) => path))]
}

/** Path segments of every address in `/blog`, decoded. */
export const listBlogSlugs = (): string[][] => listBlogPaths().map((path) => path.split('/').slice(2).map(decodePath))

/** The page at an address, from route segments. In other content, a post can have the name of a tag, and wins. */
export function findBlogPage(slug: readonly string[]): BlogPage | undefined {
  const address = joinPath('blog', encodePath(slug.map(decodePath).join('/')))
  const post = getPosts().find(({ path }) => path === address)
  if (post !== undefined) return getPostPage(post)
  const tag = listTags().find(({ path }) => path === address)
  if (tag !== undefined) return { kind: 'tag', tag, listed: toListed(tag.posts) }
  if (!listBlogPaths().includes(address)) return undefined
  return { kind: address === lists.tags.path ? 'tags' : 'archive' }
}
