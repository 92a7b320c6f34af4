import { Feed, type Item } from 'feed'
import { getBody } from '../../content/bodies'
import { escapeHtml } from '../../kit/html'
import { toSharePath } from '../share-image/addresses'
import { site } from '../../kit/site'
import { toAbsoluteUrl } from '../../kit/urls'
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
} from '../../blog'
import { toFeedHtml } from './feed-html'

/** A feed that stands at an address of its own. */
export interface WrittenFeed {
  path: string
  text: string
}

/** What a feed is about. */
interface Subject {
  title: string
  description: string
  /** Address of the page that shows the same posts. */
  path: string
  posts: readonly Post[]
}

/** Texts of posts in feeds, by file: each stands in several feeds. */
type Texts = ReadonlyMap<string, string>

/** A day begins everywhere at midnight UTC, because a post has a date and no time. */
function toInstant(date: string): Date {
  return new Date(`${date}T00:00:00Z`)
}

/** The library writes what it is given, and the formats differ in what they take: RSS wants addresses of mail for authors. */
function toItem(post: Post, file: FeedFile, texts: Texts): Item {
  const { title, path, date } = post
  const link = toAbsoluteUrl(path)
  const authors = findAuthors(post).map(({ name, url }) => ({ name, ...(url === undefined ? {} : { link: url }) }))
  // A list without anybody is none: the library would look for the first of them.
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

/** Writes one feed. The day of its newest post is the day of its last change, so that builds of the same posts agree. */
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
 * Every feed of the blog: all posts in three formats, and one of each tag. A post without a date is in none, because
 * formats ask for a date and none is made up.
 */
export function writeFeeds(): WrittenFeed[] {
  const posts = getListedPosts().filter(({ date }) => date !== '')
  if (posts.length === 0) return []
  const texts = new Map(posts.map((post) => [post.file, toFeedHtml(getBody(post.file).html, post.path)]))
  const title = `${site.name} blog`
  const all = {
    title,
    description: 'Monthly release roundups, feature announcements, and guides.',
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
