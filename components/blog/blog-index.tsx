import { hasFeed } from '@/lib/blog/feed-paths'
import { groupByYear, type ListedPost } from '@/lib/blog/listed'
import { toReadingText } from '@/lib/blog/reading'
import { getBlogText } from '@/lib/blog/text'
import { HtmlSlot } from '@/components/ui/html-slot'
import { withBase } from '@/lib/kit/urls'
import { ListPage, type ListProps } from './list-page'
import { PostCover } from './cover'
import { Authors, PostDate, PostTopic } from './post-parts'
import { PostRows } from './post-rows'

export type NewestPost = ListedPost & { excerpt: string | undefined }

/** The newest post, with its text up to the truncate marker. */
function Newest({ post }: { post: NewestPost }) {
  const { path, title, date, tags, authors, cover, reading, teaser, excerpt } = post
  const [tag] = tags
  return (
    <article
      data-slot="newest-post"
      className="mt-6 mb-3 grid overflow-hidden rounded-lg border border-line bg-surface lg:grid-cols-2"
    >
      {cover === undefined ? null : (
        <div className="grid items-center border-b border-line bg-ground bg-[radial-gradient(var(--line)_1px,transparent_1px)] bg-[length:16px_16px] lg:border-r lg:border-b-0 [&>.post-cover]:border-0 [&>.post-cover]:bg-none">
          <PostCover cover={cover} />
        </div>
      )}
      <div className="p-[clamp(1.25rem,3vw,2.25rem)]">
        <p className="post-facts">
          <PostDate date={date} />
          <PostTopic tag={tag} />
          <span>{toReadingText(reading)}</span>
        </p>
        <h3 className="mt-[0.6rem] text-3xl font-bold">
          <a
            href={withBase(path)}
            className="text-inherit no-underline decoration-2 underline-offset-[0.15em] hover:underline"
          >
            {title}
          </a>
        </h3>
        {excerpt === undefined ? (
          <div className="prose mt-[0.9rem]">
            <p>{teaser}</p>
          </div>
        ) : (
          <HtmlSlot className="prose mt-[0.9rem]" html={excerpt} />
        )}
        <p className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-muted">
          <a
            href={withBase(path)}
            aria-label={`Read the post: ${title}`}
            className="inline-block py-[0.2rem] text-base font-semibold"
          >
            Read the post
          </a>
          <span className="post-facts">
            <Authors authors={authors} />
          </span>
        </p>
      </div>
    </article>
  )
}

/** Jump links for narrow screens, where the aside comes after all posts. */
function JumpLinks({ posts, tags }: ListProps) {
  const lists = [
    ...groupByYear(posts).map(({ name, id }) => ({ name, href: `#${id}` })),
    ...(tags.length > 0 ? [{ name: 'Tags', href: withBase('/blog/tags') }] : []),
    { name: 'Archive', href: withBase('/blog/archive') },
    ...(hasFeed(posts) ? [{ name: 'RSS', href: withBase('/blog/rss.xml') }] : []),
  ]
  return (
    <nav
      aria-label="Jump to"
      className="mt-5 flex flex-wrap gap-[0.4rem] text-sm *:rounded-md *:border *:border-line *:px-3 *:py-[0.3rem] *:text-muted *:no-underline docs:hidden"
    >
      {lists.map(({ name, href }) => (
        <a key={href} href={href}>
          {name}
        </a>
      ))}
    </nav>
  )
}

type BlogIndexProps = ListProps & { listed: readonly ListedPost[]; newest: NewestPost | undefined }

/** All posts on one page, newest first. */
export function BlogIndex({ listed, newest, ...lists }: BlogIndexProps) {
  const { title, lead } = getBlogText()
  const shown = newest === undefined ? undefined : { path: newest.path, article: <Newest post={newest} /> }
  return (
    <ListPage {...lists} path="/blog" title={title} lead={lead} more={<JumpLinks {...lists} />}>
      <PostRows posts={listed} shown={shown} />
    </ListPage>
  )
}
