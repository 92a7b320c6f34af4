import { toLongDate, toShortDate } from '@/lib/blog/dates'

/** A post's date, or nothing without one. The short form omits the year. */
export function PostDate({ date, form = 'long' }: { date: string; form?: 'long' | 'short' }) {
  if (date === '') return null
  return <time dateTime={date}>{form === 'long' ? toLongDate(date) : toShortDate(date)}</time>
}

/** A number next to a name. */
export function Count({ children }: { children: string | number }) {
  return <span className="post-count"> {children}</span>
}

/** "1 post", "12 posts". */
export function toPostCount(count: number): string {
  return count === 1 ? '1 post' : `${count} posts`
}
