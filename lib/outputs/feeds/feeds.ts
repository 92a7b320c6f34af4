import path from 'node:path'
import { toHtml } from 'hast-util-to-html'
import { toHast } from 'mdast-util-to-hast'
import { Feed, type Item } from 'feed'
import { readHtml } from '../markdown-copy/from-html'
import { getOrigin, toAbsoluteUrl, decodePath } from '../../kit/urls'
import { getBody } from '../../content/bodies'
import { writeInFolder } from '../../kit/files'
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

/** Converts the compiled HTML of the post at an address for feed readers: plain elements, drawings as text, absolute URLs. */
export function toFeedHtml(html: string, path: string): string {
  const page = toAbsoluteUrl(path)
  const toUrl = (href: string) => (href.startsWith('/') ? getOrigin() + href : new URL(href, page).href)
  const tree = toHast(readHtml(html, toUrl))
  return toHtml(tree, { allowDangerousHtml: false, characterReferences: { useNamedReferences: false } })
    .replaceAll(forbidden, '')
    .trim()
}

type Subject = Record<'title' | 'description' | 'path', string> & { posts: readonly Post[] }

/** Posts have a date without a time, so it's midnight UTC. */
const toInstant = (date: string) => new Date(`${date}T00:00:00Z`)

/** The library writes values as given, but formats differ. For example, RSS requires email addresses for authors. */
function toItem(post: Post, file: FeedFile, content: string): Item {
  const { title, path, date } = post
  const link = toAbsoluteUrl(path)
  const authors = findAuthors(post).map(({ name, url }) => ({ name, link: url }))
  const names = authors.map(({ name }) => name).join(', ')
  // The library reads the first element, so an empty list would fail.
  const author = authors.length === 0 ? undefined : authors
  const category = findTags(post).map(({ label, path: term }) =>
    file === 'atom.xml' ? { name: label, term: term.split('/').at(-1) ?? term } : { name: label },
  )
  const teaser = toTeaser(post, getBody(post.file))
  const common = { id: link, link, date: toInstant(date), published: toInstant(date), content, category }
  switch (file) {
    case 'rss.xml': {
      const extensions = names === '' ? [] : [{ name: 'dc:creator', objects: { _text: names } }]
      return { ...common, title, description: escapeHtml(teaser), extensions }
    }
    case 'atom.xml':
      return { ...common, title: escapeHtml(title), description: escapeHtml(teaser), author }
    case 'feed.json':
      return { ...common, title, description: teaser, author, image: toAbsoluteUrl(toSharePath(path)) }
  }
}

/** The library's name and method for each format. */
const formats = {
  'rss.xml': { link: 'rss', write: (feed: Feed) => feed.rss2() },
  'atom.xml': { link: 'atom', write: (feed: Feed) => feed.atom1() },
  'feed.json': { link: 'json', write: (feed: Feed) => feed.json1() },
} as const

/** Every feed of the dated posts, in three formats, and one per tag. Updated with the newest post. */
export function writeFeeds(): { path: string; text: string }[] {
  const posts = getListedPosts().filter(({ date }) => date !== '')
  if (posts.length === 0) return []
  // Posts appear in several feeds.
  const texts = new Map(posts.map((post) => [post.file, toFeedHtml(getBody(post.file).html, post.path)]))
  const write = ({ title, description, path: page, posts: listed }: Subject, file: FeedFile) => {
    const address = toFeedPath(file, page)
    const feed = new Feed({
      id: toAbsoluteUrl(page),
      title,
      description,
      link: toAbsoluteUrl(page),
      language: site.locale,
      generator: site.name,
      updated: toInstant(listed[0]?.date ?? '1970-01-01'),
      feedLinks: { [formats[file].link]: toAbsoluteUrl(address) },
      author: { name: site.name, link: toAbsoluteUrl('/') },
    })
    for (const post of listed) feed.addItem(toItem(post, file, texts.get(post.file) ?? ''))
    return { path: address, text: formats[file].write(feed) }
  }
  const title = `${site.name} blog`
  const all = { title, description: getBlogText().lead, path: '/blog', posts }
  const tags = listTags().map(({ label, description, path: page, posts: tagged }) => ({
    title: `${title}: ${label}`,
    description: description || `Posts about ${label}.`,
    path: page,
    posts: tagged.filter(({ file }) => texts.has(file)),
  }))
  const filled = tags.filter((tag) => tag.posts.length > 0)
  return [...feedFiles.map((file) => write(all, file)), ...filled.map((tag) => write(tag, 'rss.xml'))]
}

/** Adds the blog's feeds to an export. Runs after it, because separate routes would take longer. */
export function writeFeedFiles(folder: string): number {
  const feeds = writeFeeds()
  for (const { path: address, text } of feeds) writeInFolder(path.join(folder, decodePath(address)), text)
  return feeds.length
}
