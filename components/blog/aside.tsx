import type { ReactNode } from 'react'
import { hasFeed, toFeedPath } from '@/lib/blog/feed-paths'
import { groupByYear } from '@/lib/blog/listed'
import type { Post } from '@/lib/blog/posts'
import type { TagPage } from '@/lib/blog/tags'
import { withBase } from '@/lib/kit/urls'
import type { ListProps } from './list-page'
import { Count } from './post-parts'

const feedNames = { 'rss.xml': 'RSS', 'atom.xml': 'Atom', 'feed.json': 'JSON Feed' } as const

/** Number of topics in the aside. /blog/tags lists all of them. */
const topicCount = 14

const titleClass = 'mb-[0.3rem] px-[0.6rem] font-[650] text-ink'

function Item(props: { href: string; isCurrent?: boolean; className?: string; children: ReactNode }) {
  const { href, isCurrent = false, className, children } = props
  return (
    <li className={className}>
      <a href={withBase(href)} aria-current={isCurrent ? 'page' : undefined}>
        {children}
      </a>
    </li>
  )
}

/** On narrow screens the entries wrap inline, because the lists are long. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav
      aria-label={title}
      className="max-docs:[&_a]:border max-docs:[&_a]:border-line max-docs:[&_a]:px-3 max-docs:[&_a]:py-[0.35rem] max-docs:[&_span]:float-none"
    >
      <p className={`${titleClass} max-docs:px-0`}>{title}</p>
      <ul className="max-docs:flex max-docs:flex-wrap max-docs:gap-[0.4rem]">{children}</ul>
    </nav>
  )
}

const allClass = '*:text-link!'

/** `current` is the path of the page. */
type AsideProps = ListProps & { current: string }

/** The topics with the most posts, sorted by name, plus the current one. */
function Topics({ tags, current }: Omit<AsideProps, 'posts'>) {
  const first = [...tags].sort((a, b) => b.posts.length - a.posts.length).slice(0, topicCount)
  const listed = tags.filter((tag) => first.includes(tag) || tag.path === current)
  if (listed.length === 0) return null
  return (
    <Part title="Topics">
      {listed.map(({ path, label, posts }) => (
        <Item key={path} href={path} isCurrent={path === current}>
          {label}
          <Count>{posts.length}</Count>
        </Item>
      ))}
      <Item href="/blog/tags" isCurrent={current === '/blog/tags'} className={allClass}>
        All {tags.length} tags
      </Item>
    </Part>
  )
}

function Feeds({ posts, tag }: { posts: readonly Post[]; tag: TagPage | undefined }) {
  if (!hasFeed(posts)) return null
  return (
    <Part title="Subscribe">
      {tag && hasFeed(tag.posts) && <Item href={toFeedPath('rss.xml', tag.path)}>{tag.label} (RSS)</Item>}
      {Object.entries(feedNames).map(([file, name]) => (
        <Item key={file} href={`/blog/${file}`}>
          {name}
        </Item>
      ))}
    </Part>
  )
}

/** Links to years. On the index they're anchors, and the current year is highlighted while scrolling. */
function Years({ posts, current }: Omit<AsideProps, 'tags'>) {
  const isIndex = current === '/blog'
  const part = (
    <Part title="Years">
      {groupByYear(posts).map(({ name, id, items }) => (
        <li key={id}>
          <a href={isIndex ? `#${id}` : withBase(`/blog#${id}`)}>
            {name}
            <Count>{items.length}</Count>
          </a>
        </li>
      ))}
      <Item href="/blog/archive" isCurrent={current === '/blog/archive'} className={allClass}>
        All posts by month
      </Item>
    </Part>
  )
  return isIndex ? <docs-toc>{part}</docs-toc> : part
}

/** The aside of post lists: years, topics, feeds. */
export function ListAside({ posts, tags, current }: AsideProps) {
  return (
    <>
      <Years posts={posts} current={current} />
      <Topics tags={tags} current={current} />
      <Feeds posts={posts} tag={tags.find(({ path }) => path === current)} />
    </>
  )
}

/** The aside of a post: all posts by year, with the current post's year open. */
export function PostAside({ posts, current }: { posts: readonly Post[]; current: Post }) {
  return (
    <nav aria-label="All posts">
      <p className={`${titleClass} *:-mx-[0.6rem] *:text-inherit!`}>
        <a href={withBase('/blog')}>All posts</a>
      </p>
      {groupByYear(posts).map(({ name, id, items }) => (
        <details key={id} className="mt-1" open={items.some(({ path }) => path === current.path)}>
          <summary className="cursor-pointer rounded-sm px-[0.6rem] py-[0.3rem] font-semibold text-ink hover:bg-sunken">
            {name}
            <Count>{items.length}</Count>
          </summary>
          <ul className="mt-[0.1rem] mb-[0.6rem] ml-[0.6rem] border-l border-line pl-2">
            {items.map(({ path, title, frontMatter }) => (
              <Item key={path} href={path} isCurrent={path === current.path}>
                {typeof frontMatter.sidebar_label === 'string' ? frontMatter.sidebar_label : title}
              </Item>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  )
}
