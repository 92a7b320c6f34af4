import { HtmlSlot } from '@/components/ui/html-slot'
import { pageMarkColors, writeMarkShapes } from '@/lib/kit/icons/mark'
import { hasFeed } from '@/lib/blog/feed-paths'
import { groupByYear } from '@/lib/blog/groups'
import type { ListedPost } from '@/lib/blog/listed'
import type { Post } from '@/lib/blog/posts'
import { toReadingText } from '@/lib/blog/reading'
import type { TagPage } from '@/lib/blog/tags'
import { escapeHtml } from '@/lib/kit/html'
import { writeListAside } from './aside-html'
import { BlogFrame } from './blog-frame'
import { writeDate, writeLink } from './marks'
import { writeYears } from './rows-html'

export type NewestPost = ListedPost & { excerpt: string | undefined }

/** The site's logo with its channel line extended, as on share images. Decorative. */
const mark = `<svg class="post-newest-mark" viewBox="0 0 32 32" aria-hidden="true"><path d="M4 -40V10M4 72V22" stroke="currentColor" stroke-width="4"/>${writeMarkShapes(pageMarkColors)}</svg>`

/** The newest post, with its text up to the truncate marker. */
function writeNewest({ path, title, date, tags, reading, teaser, excerpt }: NewestPost): string {
  const [tag] = tags
  const topic = tag === undefined ? '' : writeLink(tag.path, tag.label, ' class="post-topic"')
  const text = excerpt ?? `<p>${escapeHtml(teaser)}</p>`
  return `<article class="post-newest">${mark}<div><p class="post-facts">${writeDate(date)}${topic}<span>${toReadingText(reading)}</span></p><h3>${writeLink(path, title)}</h3><div class="prose">${text}</div><p class="post-more">${writeLink(path, 'Read more', ` aria-label="Read more: ${escapeHtml(title)}"`)}</p></div></article>`
}

/** Jump links for narrow screens, where the aside comes after all posts. */
function writeJump(posts: readonly Post[], tags: readonly TagPage[]): string {
  const years = groupByYear(posts).map(({ name, id }) => `<a href="#${id}">${name}</a>`)
  const lists = [
    ...(tags.length > 0 ? [writeLink('/blog/tags', 'Tags')] : []),
    writeLink('/blog/archive', 'Archive'),
    ...(hasFeed(posts) ? [writeLink('/blog/rss.xml', 'RSS')] : []),
  ]
  return [...years, ...lists].join('')
}

interface BlogIndexProps {
  posts: readonly Post[]
  listed: readonly ListedPost[]
  tags: readonly TagPage[]
  newest: NewestPost | undefined
}

/** All posts on one page, newest first. */
export function BlogIndex({ posts, listed, tags, newest }: BlogIndexProps) {
  const shown = newest === undefined ? undefined : { path: newest.path, html: writeNewest(newest) }
  return (
    <BlogFrame aside={writeListAside(posts, tags, '/blog')}>
      <main id="content" className="blog-main" tabIndex={-1} data-area="blog">
        <header className="blog-head">
          <h1>Blog</h1>
          <p>Monthly release roundups, feature announcements, and guides with working examples.</p>
          <HtmlSlot as="nav" label="Jump to" className="blog-jump" html={writeJump(posts, tags)} />
        </header>
        <HtmlSlot html={writeYears(listed, { shown })} />
      </main>
    </BlogFrame>
  )
}
