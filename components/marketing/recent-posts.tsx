import { listRecentPosts, toLongDate } from '@/lib/blog'
import { withBase } from '@/lib/kit/urls'
import { PostCover } from '../blog/cover'

/** The newest posts of the blog, each with its picture. */
export function RecentPosts() {
  return (
    <ol className="grid list-none border-t border-line-strong p-0">
      {listRecentPosts().map(({ path, title, date, description, cover }) => (
        <li
          key={path}
          className="relative m-0 grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-x-5 border-b border-line py-4 sm:grid-cols-[9rem_minmax(0,1fr)]"
        >
          <PostCover cover={cover} isSmall className="dots rounded-md border border-line bg-ground [&>span]:hidden" />
          <div className="col-start-2">
            <time className="block text-sm text-muted" dateTime={date}>
              {toLongDate(date)}
            </time>
            <a
              className="font-display font-[650] text-ink no-underline after:absolute after:inset-0 hover:text-link"
              href={withBase(path)}
            >
              {title}
            </a>
            <p className="mt-1 text-sm text-muted max-sm:hidden">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
