import { type Author, toInitials } from '@/lib/blog/authors'
import { toLongDate, toShortDate } from '@/lib/blog/dates'
import { withBase } from '@/lib/kit/urls'

/** A post's date, or nothing without one. The short form omits the year. */
export function PostDate({ date, form = 'long' }: { date: string; form?: 'long' | 'short' }) {
  if (date === '') return null
  return <time dateTime={date}>{form === 'long' ? toLongDate(date) : toShortDate(date)}</time>
}

/** A post's main tag, or nothing without one. */
export function PostTopic({ tag }: { tag: { path: string; label: string } | undefined }) {
  if (tag === undefined) return null
  return (
    <a href={withBase(tag.path)} className="post-topic">
      {tag.label}
    </a>
  )
}

/** An author's initials. Decorative, so the name has to be next to them. */
export function Initials({ author }: { author: Author }) {
  const { text, tone } = toInitials(author)
  return (
    <span className="post-author" style={{ background: `var(--${tone}-paper)` }} aria-hidden="true">
      {text}
    </span>
  )
}

/** A number next to a name. */
export function Count({ children }: { children: string | number }) {
  return <span className="post-count"> {children}</span>
}

/** "1 post", "12 posts". */
export function toPostCount(count: number): string {
  return count === 1 ? '1 post' : `${count} posts`
}
