import { toMonthName } from './dates'
import { getBody, type PageBody } from '../content/bodies'
import { groupBy } from '../kit/group-by'
import { findAuthors } from './authors'
import { findCover } from './cover'
import { getListedPosts, type Post } from './posts'
import { getReading } from './reading'
import { createTagReader } from './tags'

export interface Group<T> {
  name: string
  /** Id of its heading: `y2025`, `m2025-01`. */
  id: string
  items: T[]
}

/** Groups by year, in order of first appearance. Undated items go into "Undated". */
export function groupByYear<T extends { date: string }>(items: readonly T[]): Group<T>[] {
  return [...groupBy(items, ({ date }) => date.slice(0, 4))].map(([year, inYear]) =>
    year === '' ? { name: 'Undated', id: 'undated', items: inYear } : { name: year, id: `y${year}`, items: inYear },
  )
}

/** Groups items of one year by month, in order of first appearance. */
export function groupByMonth<T extends { date: string }>(items: readonly T[]): Group<T>[] {
  return [...groupBy(items, ({ date }) => date.slice(0, 7))].map(([key, inMonth]) => {
    return { name: toMonthName(inMonth[0]?.date ?? ''), id: `m${key}`, items: inMonth }
  })
}

/** Maximum length of a teaser taken from the text, in characters. */
const maxLength = 280

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", '#x26': '&' }

export function toPlainText(html: string): string {
  return html
    .replaceAll(/<(script|style|svg|button)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, (tag) => (/^<\/?(a|abbr|b|code|em|i|kbd|mark|span|strong|sub|sup)\b/.test(tag) ? '' : ' '))
    .replaceAll(/&(amp|lt|gt|quot|#x27|#39|#x26);/gi, (_, name: string) => entities[name.toLowerCase()] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function shorten(text: string): string {
  if (text.length <= maxLength) return text
  return `${text.slice(0, text.lastIndexOf(' ', maxLength)).replace(/[,;:.–-]+$/, '')} …`
}

/** A post's teaser in lists and feeds: its description, else its excerpt, else its beginning. */
export function toTeaser({ description }: Pick<Post, 'description'>, { excerpt, html }: PageBody): string {
  if (description !== '') return description
  return shorten(toPlainText(excerpt ?? /<p>[\s\S]*?<\/p>/.exec(html)?.[0] ?? ''))
}

export type ListedPost = ReturnType<typeof toListed>[number]

export function toListed(posts: readonly Post[]) {
  const readTags = createTagReader()
  return posts.map((post) => {
    const body = getBody(post.file)
    const { path, title, date } = post
    const described = { teaser: toTeaser(post, body), reading: getReading(body), cover: findCover(post) }
    return { path, title, date, ...described, tags: readTags(post), authors: findAuthors(post) }
  })
}

/** The newest posts, as `<RecentPosts>` shows them. */
export function listRecentPosts() {
  return getListedPosts()
    .slice(0, 4)
    .map((post) => ({ ...post, cover: findCover(post) }))
}

/** The newest post, with its excerpt as HTML. Undefined if there are no posts. */
export function findNewest(): (ListedPost & { excerpt: string | undefined }) | undefined {
  const newest = getListedPosts().slice(0, 1)
  const [listed] = toListed(newest)
  return listed && { ...listed, excerpt: getBody(newest[0]?.file ?? '').excerpt }
}
