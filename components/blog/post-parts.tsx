import { toInitials, type Author } from '@/lib/blog/authors'
import { toLongDate, toShortDate } from '@/lib/blog/dates'
import type { PostPage } from '@/lib/blog/page'
import { toFullReadingText } from '@/lib/blog/reading'
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

/** Initials and names of a post's authors. */
export function Authors({ authors }: { authors: readonly Author[] }) {
  return authors.map((author) => (
    <span key={author.name}>
      <Initials author={author} /> {author.url === undefined ? author.name : <a href={author.url}>{author.name}</a>}
      {author.title === undefined ? '' : `, ${author.title}`}
    </span>
  ))
}

/** Authors, date and reading time. */
export function Byline({ page: { post, authors, reading } }: { page: PostPage }) {
  return (
    <p className="post-facts">
      <Authors authors={authors} />
      <PostDate date={post.date} />
      <span>{toFullReadingText(reading)}</span>
    </p>
  )
}

/** The tags of a post. */
export function PostTags({ tags }: Pick<PostPage, 'tags'>) {
  if (tags.length === 0) return null
  return (
    <nav aria-label="Tags">
      <ul className="mb-6 flex flex-wrap gap-[0.4rem]">
        {tags.map(({ path, label }) => (
          <li key={path}>
            <a
              href={withBase(path)}
              rel="tag"
              className="block rounded-md border border-line px-3 py-1 text-muted no-underline hover:border-line-strong hover:text-ink"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Posts about the same topics. */
export function RelatedPosts({ related }: Pick<PostPage, 'related'>) {
  if (related.length === 0) return null
  return (
    <section className="mt-12" aria-labelledby="related-posts">
      <h2 id="related-posts" className="text-xl">
        Related posts
      </h2>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-x-8 gap-y-6">
        {related.map(({ path, title, description, date }) => (
          <li key={path} className="border-t-2 border-line pt-[0.8rem] leading-normal">
            <PostDate date={date} />
            <h3 className="mt-[0.15rem] mb-[0.3rem] font-sans text-base leading-[1.3] font-[650] tracking-[-0.01em]">
              <a
                href={withBase(path)}
                className="text-ink no-underline underline-offset-[0.2em] hover:text-link hover:underline"
              >
                {title}
              </a>
            </h3>
            {description === '' ? null : <p>{description}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
