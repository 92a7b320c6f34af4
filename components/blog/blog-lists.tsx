import { HtmlSlot } from '@/components/ui/html-slot'
import { groupByMonth, groupByYear } from '@/lib/blog/groups'
import type { ListedPost } from '@/lib/blog/listed'
import type { Post } from '@/lib/blog/posts'
import type { TagPage } from '@/lib/blog/tags'
import { escapeHtml } from '@/lib/kit/html'
import { writeListAside } from './aside-html'
import { BlogFrame } from './blog-frame'
import { toPostCount, writeDate, writeLink } from './marks'
import { writeYears } from './rows-html'

interface ListProps {
  posts: readonly Post[]
  tags: readonly TagPage[]
}

interface FrameProps extends ListProps {
  path: string
  title: string
  lead: string
  html: string
}

/** Layout of the tag, tags and archive pages. */
function ListPage({ posts, tags, path, title, lead, html }: FrameProps) {
  return (
    <BlogFrame aside={writeListAside(posts, tags, path)}>
      <main id="content" className="blog-main" tabIndex={-1} data-area="blog">
        <header className="blog-head">
          <HtmlSlot
            as="nav"
            label="Breadcrumbs"
            className="breadcrumbs"
            html={`<ol><li>${writeLink('/blog', 'Blog')}</li><li aria-current="page">${escapeHtml(title)}</li></ol>`}
          />
          <h1>{title}</h1>
          <p>{lead}</p>
        </header>
        <HtmlSlot html={html} />
      </main>
    </BlogFrame>
  )
}

/** The posts of one tag. */
export function TagLayout({ posts, tags, tag, listed }: ListProps & { tag: TagPage; listed: readonly ListedPost[] }) {
  const lead = tag.description || `${toPostCount(tag.posts.length)} about ${tag.label}.`
  const html = writeYears(listed, { subject: tag.path })
  return <ListPage posts={posts} tags={tags} path={tag.path} title={tag.label} lead={lead} html={html} />
}

function writeTag({ path, label, description, posts }: TagPage): string {
  const about = description === '' ? '' : `<p>${escapeHtml(description)}</p>`
  return `<li><h2>${writeLink(path, label)}<span class="post-count"> ${toPostCount(posts.length)}</span></h2>${about}</li>`
}

/** All tags by name, with their descriptions. */
export function TagsLayout({ posts, tags }: ListProps) {
  const html = `<ul class="tag-grid">${tags.map(writeTag).join('')}</ul>`
  const lead = 'Browse posts by topic. Each tag has its own RSS feed.'
  return <ListPage posts={posts} tags={tags} path="/blog/tags" title="Tags" lead={lead} html={html} />
}

function writeMonths(posts: readonly Post[]): string {
  return groupByMonth(posts)
    .map(({ name, id, items }) => {
      const links = items.map(
        ({ path, title, date }) => `<li>${writeDate(date, 'short')}${writeLink(path, title)}</li>`,
      )
      const heading = name === '' ? '' : `<h3 id="${id}">${name}</h3>`
      return `<div class="archive-month">${heading}<ul>${links.join('')}</ul></div>`
    })
    .join('')
}

/** Titles of all posts, by year and month. */
export function ArchiveLayout({ posts, tags }: ListProps) {
  const html = groupByYear(posts).map(
    ({ name, id, items }) =>
      `<section class="post-year" aria-labelledby="${id}"><h2 id="${id}">${name}</h2><div class="archive-months">${writeMonths(items)}</div></section>`,
  )
  const lead = `All ${toPostCount(posts.length)} by month.`
  return <ListPage posts={posts} tags={tags} path="/blog/archive" title="Archive" lead={lead} html={html.join('')} />
}
