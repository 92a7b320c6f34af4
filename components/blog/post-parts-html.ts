import { writePageActions } from '@/components/layout/page-actions-html'
import { writePageFoot } from '@/components/layout/page-foot-html'
import type { PostPage } from '@/lib/blog/page'
import { toFullReadingText } from '@/lib/blog/reading'
import { escapeHtml } from '@/lib/kit/html'
import { buildPostData } from '@/lib/outputs/structured-data/build'
import type { Author } from '@/lib/blog/authors'
import { writeStructuredData } from '@/lib/outputs/structured-data/write'
import { writeDate, writeLink } from './marks'

function writeAuthor({ name, title, url }: Author): string {
  const shown = url === undefined ? escapeHtml(name) : `<a href="${escapeHtml(url)}">${escapeHtml(name)}</a>`
  return shown + (title === undefined ? '' : `, ${escapeHtml(title)}`)
}

/** Date, authors and reading time. */
function writeByline({ post, authors, reading }: PostPage): string {
  const by = authors.length === 0 ? '' : `<span>By ${authors.map(writeAuthor).join('; ')}</span>`
  return `<p class="post-facts">${writeDate(post.date)}${by}<span>${toFullReadingText(reading)}</span></p>`
}

/** Byline, page actions and structured data of a post. */
export function writePostHead(page: PostPage): string {
  const { post, authors, draft } = page
  const isPublic = !post.unlisted && !draft
  return (
    writeByline(page) +
    (isPublic ? writePageActions(post.path) + writeStructuredData(buildPostData(post, authors)) : '')
  )
}

function writeTags({ tags }: PostPage): string {
  if (tags.length === 0) return ''
  const links = tags.map(({ path, label }) => `<li>${writeLink(path, label, ' rel="tag"')}</li>`)
  return `<nav class="post-tags" aria-label="Tags"><ul>${links.join('')}</ul></nav>`
}

function writeRelated({ related }: PostPage): string {
  if (related.length === 0) return ''
  const items = related.map(
    ({ path, title, description, date }) =>
      `<li>${writeDate(date)}<h3>${writeLink(path, title)}</h3>${description === '' ? '' : `<p>${escapeHtml(description)}</p>`}</li>`,
  )
  return `<section class="post-related" aria-labelledby="related-posts"><h2 id="related-posts">Related posts</h2><ul>${items.join('')}</ul></section>`
}

/** Footer of a post: tags, previous and next post, related posts. */
export function writePostFoot(page: PostPage): string {
  const { post, editUrl, previous, next } = page
  const foot = writePageFoot({
    path: post.path,
    editUrl,
    lastUpdated: undefined,
    neighbours: { previous, next },
    references: [],
  })
  return writeTags(page) + foot + writeRelated(page)
}
