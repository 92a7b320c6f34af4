import { HtmlSlot } from '@/components/ui/html-slot'
import type { ListedPost } from '@/lib/blog/listed'
import type { Post } from '@/lib/blog/posts'
import { toReadingText } from '@/lib/blog/reading'
import type { TagPage } from '@/lib/blog/tags'
import { escapeHtml } from '@/lib/mdx/assemble'
import { writeListAside } from './aside-html'
import { BlogFrame } from './blog-frame'
import { writeDate, writeLink } from './marks'
import { writeYears } from './rows-html'

export type NewestPost = ListedPost & { excerpt: string | undefined }

/** The newest post with what stands before its truncate mark. */
function writeNewest({ path, title, date, tags, reading, teaser, excerpt }: NewestPost): string {
  const [tag] = tags
  const topic = tag === undefined ? '' : writeLink(tag.path, tag.label, ' class="post-topic"')
  const text = excerpt ?? `<p>${escapeHtml(teaser)}</p>`
  return `<p class="post-facts">${writeDate(date)}${topic}<span>${toReadingText(reading)}</span></p><h2>${writeLink(path, title)}</h2><div class="prose">${text}</div><p class="post-more">${writeLink(path, 'Read on', ` aria-label="Read on: ${escapeHtml(title)}"`)}</p>`
}

interface BlogIndexProps {
  posts: readonly Post[]
  listed: readonly ListedPost[]
  tags: readonly TagPage[]
  newest: NewestPost | undefined
}

/** All posts on one page, newest first. */
export function BlogIndex({ posts, listed, tags, newest }: BlogIndexProps) {
  return (
    <BlogFrame aside={writeListAside(posts, tags, '/blog')}>
      <main id="content" className="blog-main" tabIndex={-1} data-area="blog">
        <header className="blog-head">
          <h1>Blog</h1>
          <p>Releases month by month, features one at a time, and guides with examples that run.</p>
        </header>
        {newest === undefined ? null : <HtmlSlot className="post-newest" html={writeNewest(newest)} />}
        <HtmlSlot html={writeYears(listed)} />
      </main>
    </BlogFrame>
  )
}
