import { hasFeed, toFeedPath } from '@/lib/blog/feed-paths'
import { groupByYear } from '@/lib/blog/groups'
import type { Post } from '@/lib/blog/posts'
import type { TagPage } from '@/lib/blog/tags'
import { escapeHtml } from '@/lib/kit/html'
import { withBase } from '@/lib/kit/urls'
import { writeLink } from './marks'

const feedNames = { 'rss.xml': 'RSS', 'atom.xml': 'Atom', 'feed.json': 'JSON Feed' } as const

/** Number of topics in the aside. /blog/tags lists all of them. */
const topicCount = 14

function toCurrent(isCurrent: boolean): string {
  return isCurrent ? ' aria-current="page"' : ''
}

function writeCounted(href: string, text: string, count: number, isCurrent = false): string {
  return `<li><a href="${escapeHtml(withBase(href))}"${toCurrent(isCurrent)}>${escapeHtml(text)}<span class="post-count"> ${count}</span></a></li>`
}

function writePart(title: string, list: string, className: string): string {
  return `<nav class="${className}" aria-label="${title}"><p class="blog-aside-title">${title}</p>${list}</nav>`
}

/** The topics with the most posts, sorted by name, plus the current one. */
function writeTopics(tags: readonly TagPage[], current: string): string {
  const first = [...tags].sort((a, b) => b.posts.length - a.posts.length).slice(0, topicCount)
  const items = tags
    .filter((tag) => first.includes(tag) || tag.path === current)
    .map(({ path, label, posts }) => writeCounted(path, label, posts.length, path === current))
  if (items.length === 0) return ''
  const all = `<li class="blog-all">${writeLink('/blog/tags', `All ${tags.length} tags`, toCurrent(current === '/blog/tags'))}</li>`
  return writePart('Topics', `<ul class="topic-list">${items.join('')}${all}</ul>`, 'blog-topics')
}

function writeFeeds(posts: readonly Post[], tag: TagPage | undefined): string {
  if (!hasFeed(posts)) return ''
  const own =
    tag === undefined || !hasFeed(tag.posts)
      ? ''
      : `<li>${writeLink(toFeedPath('rss.xml', tag.path), `${tag.label} (RSS)`)}</li>`
  const all = Object.entries(feedNames).map(([file, name]) => `<li>${writeLink(`/blog/${file}`, name)}</li>`)
  return writePart('Subscribe', `<ul>${own}${all.join('')}</ul>`, 'blog-feeds')
}

/** Links to years. On the index they're anchors, and the current year is highlighted while scrolling. */
function writeYears(posts: readonly Post[], isIndex: boolean, current: string): string {
  const years = groupByYear(posts).map(({ name, id, items }) =>
    isIndex
      ? `<li><a href="#${id}">${name}<span class="post-count"> ${items.length}</span></a></li>`
      : writeCounted(`/blog#${id}`, name, items.length),
  )
  const archive = `<li class="blog-all">${writeLink('/blog/archive', 'All posts by month', toCurrent(current === '/blog/archive'))}</li>`
  const nav = writePart('Years', `<ul>${years.join('')}${archive}</ul>`, 'blog-years')
  return isIndex ? `<docs-toc>${nav}</docs-toc>` : nav
}

/**
 * The aside of post lists: years, topics, feeds.
 * @param current path of the page
 */
export function writeListAside(posts: readonly Post[], tags: readonly TagPage[], current: string): string {
  const tag = tags.find(({ path }) => path === current)
  return writeYears(posts, current === '/blog', current) + writeTopics(tags, current) + writeFeeds(posts, tag)
}

/** The aside of a post: all posts by year, with the current post's year open. */
export function writePostAside(posts: readonly Post[], current: Post): string {
  const years = groupByYear(posts).map(({ name, items }) => {
    const links = items.map(({ path, title, frontMatter }) => {
      const label = typeof frontMatter.sidebar_label === 'string' ? frontMatter.sidebar_label : title
      return `<li>${writeLink(path, label, toCurrent(path === current.path))}</li>`
    })
    const open = items.some(({ path }) => path === current.path) ? ' open' : ''
    return `<details${open}><summary>${name}<span class="post-count"> ${items.length}</span></summary><ul>${links.join('')}</ul></details>`
  })
  return `<nav class="blog-posts" aria-label="All posts"><p class="blog-aside-title">${writeLink('/blog', 'All posts')}</p>${years.join('')}</nav>`
}
