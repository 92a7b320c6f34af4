import { groupByYear } from '@/lib/blog/groups'
import type { ListedPost } from '@/lib/blog/listed'
import { toReadingText } from '@/lib/blog/reading'
import { escapeHtml } from '@/lib/kit/html'
import { writeDate, writeLink } from './marks'

/** @param subject path of the tag that all posts in the list share, which isn't repeated in each row */
function writeRow({ path, title, date, teaser, tags, reading }: ListedPost, subject: string | undefined): string {
  const [tag] = tags.filter((one) => one.path !== subject)
  const topic = tag === undefined ? '' : writeLink(tag.path, tag.label, ' class="post-topic"')
  const about = teaser === '' ? '' : `<p class="post-about">${escapeHtml(teaser)}</p>`
  return `<li class="post-row"><div class="post-day">${writeDate(date, 'short')}</div><div class="post-what"><h3>${writeLink(path, title)}</h3>${about}</div><p class="post-facts">${topic}<span>${toReadingText(reading)}</span></p></li>`
}

interface YearsOptions {
  /** Path of the tag that all posts share. */
  subject?: string
  /** A post that's shown in full instead of as a row. */
  shown?: { path: string; html: string } | undefined
}

/** HTML of posts as rows, grouped by year. */
export function writeYears(posts: readonly ListedPost[], { subject, shown }: YearsOptions = {}): string {
  return groupByYear(posts)
    .map(({ name, id, items }) => {
      const rows = items.map((post) => {
        const isShown = shown !== undefined && post.path === shown.path
        return isShown ? `<li>${shown.html}</li>` : writeRow(post, subject)
      })
      return `<section class="post-year" aria-labelledby="${id}"><h2 id="${id}">${name}</h2><ol class="post-rows">${rows.join('')}</ol></section>`
    })
    .join('')
}
