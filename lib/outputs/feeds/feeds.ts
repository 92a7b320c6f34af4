import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { toHtml } from 'hast-util-to-html'
import { toHast } from 'mdast-util-to-hast'
import { Feed, type Item } from 'feed'
import { readHtml } from '../markdown-copy/from-html'
import { getOrigin, toAbsoluteUrl, decodePath } from '../../kit/urls'
import { getBody } from '../../content/bodies'
import { escapeHtml } from '../../kit/html'
import { toSharePath } from '../share-image/addresses'
import { site } from '../../kit/site'
import {
  type FeedFile,
  feedFiles,
  findAuthors,
  findTags,
  getListedPosts,
  listTags,
  type Post,
  toFeedPath,
  toTeaser,
  getBlogText,
} from '../../blog'

/** Characters that XML doesn't allow, not even escaped. */
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/**
 * Converts a post's HTML for feed readers: plain elements, drawings as text, and absolute URLs.
 * @param html compiled HTML of the post
 * @param path address of the post
 */
export function toFeedHtml(html: string, path: string): string {
  const page = toAbsoluteUrl(path)
  const toUrl = (href: string) => (href.startsWith('/') ? getOrigin() + href : new URL(href, page).href)
  const tree = toHast(readHtml(html, toUrl))
  return toHtml(tree, { allowDangerousHtml: false, characterReferences: { useNamedReferences: false } })
    .replaceAll(forbidden, '')
    .trim()
}

/** A feed file with its address. */
export interface WrittenFeed {
  path: string
  text: string
}

/** Metadata and posts of a feed. */
interface Subject {
  title: string
  description: string
  /** Address of the page with the same posts. */
  path: string
  posts: readonly Post[]
}

/** HTML of posts by file. Posts appear in several feeds. */
type Texts = ReadonlyMap<string, string>

/** Posts have a date without a time, so it's midnight UTC. */
function toInstant(date: string): Date {
  return new Date(`${date}T00:00:00Z`)
}

/** The library writes values as given, but formats differ. For example, RSS requires email addresses for authors. */
function toItem(post: Post, file: FeedFile, texts: Texts): Item {
  const { title, path, date } = post
  const link = toAbsoluteUrl(path)
  const authors = findAuthors(post).map(({ name, url }) => ({ name, ...(url === undefined ? {} : { link: url }) }))
  // The library reads the first element, so an empty list would fail.
  const named = authors.length === 0 ? {} : { author: authors }
  const tags = findTags(post)
  const teaser = toTeaser(post, getBody(post.file))
  const common = {
    id: link,
    link,
    date: toInstant(date),
    published: toInstant(date),
    content: texts.get(post.file) ?? '',
  }
  switch (file) {
    case 'rss.xml':
      return {
        ...common,
        title,
        description: escapeHtml(teaser),
        category: tags.map(({ label }) => ({ name: label })),
        extensions:
          authors.length === 0
            ? []
            : [{ name: 'dc:creator', objects: { _text: authors.map(({ name }) => name).join(', ') } }],
      }
    case 'atom.xml':
      return {
        ...common,
        title: escapeHtml(title),
        description: escapeHtml(teaser),
        ...named,
        category: tags.map(({ label, path: term }) => ({ name: label, term: term.split('/').at(-1) ?? term })),
      }
    case 'feed.json':
      return {
        ...common,
        title,
        description: teaser,
        ...named,
        image: toAbsoluteUrl(toSharePath(path)),
        category: tags.map(({ label }) => ({ name: label })),
      }
  }
}

const writers = {
  'rss.xml': (feed: Feed) => feed.rss2(),
  'atom.xml': (feed: Feed) => feed.atom1(),
  'feed.json': (feed: Feed) => feed.json1(),
} as const

const linkNames = { 'rss.xml': 'rss', 'atom.xml': 'atom', 'feed.json': 'json' } as const

/** Writes one feed. Its update date is the newest post's, so that builds are reproducible. */
function writeFeed({ title, description, path, posts }: Subject, file: FeedFile, texts: Texts): WrittenFeed {
  const address = toFeedPath(file, path)
  const feed = new Feed({
    id: toAbsoluteUrl(path),
    title,
    description,
    link: toAbsoluteUrl(path),
    language: site.locale,
    generator: site.name,
    updated: toInstant(posts[0]?.date ?? '1970-01-01'),
    feedLinks: { [linkNames[file]]: toAbsoluteUrl(address) },
    author: { name: site.name, link: toAbsoluteUrl('/') },
  })
  for (const post of posts) feed.addItem(toItem(post, file, texts))
  return { path: address, text: writers[file](feed) }
}

/**
 * Writes every feed: all posts in three formats, and one feed per tag. Leaves out undated posts, because feed formats
 * require a date.
 */
export function writeFeeds(): WrittenFeed[] {
  const posts = getListedPosts().filter(({ date }) => date !== '')
  if (posts.length === 0) return []
  const texts = new Map(posts.map((post) => [post.file, toFeedHtml(getBody(post.file).html, post.path)]))
  const title = `${site.name} blog`
  const all = {
    title,
    description: getBlogText().lead,
    path: '/blog',
    posts,
  }
  const tags = listTags().flatMap(({ label, description, path, posts: tagged }) => {
    const dated = tagged.filter(({ date }) => date !== '')
    const subject = {
      title: `${title}: ${label}`,
      description: description || `Posts about ${label}.`,
      path,
      posts: dated,
    }
    return dated.length === 0 ? [] : [writeFeed(subject, 'rss.xml', texts)]
  })
  return [...feedFiles.map((file) => writeFeed(all, file, texts)), ...tags]
}

/**
 * Writes the blog's feeds. Runs after the export, like Markdown copies, because separate routes would take longer.
 * @param folder export to add the files to
 * @returns number of feeds written
 */
export function writeFeedFiles(folder: string): number {
  const feeds = writeFeeds()
  for (const { path: address, text } of feeds) {
    const file = path.join(folder, decodePath(address))
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return feeds.length
}
