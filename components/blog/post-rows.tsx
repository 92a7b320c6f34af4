import type { ReactNode } from 'react'
import { groupByYear, type Group, type ListedPost } from '@/lib/blog/listed'
import { toReadingText } from '@/lib/blog/reading'
import { withBase } from '@/lib/kit/urls'
import { PostCover } from './cover'
import { Initials, PostDate, PostTopic } from './post-parts'

/** @param props `subject` is the path of the tag that all posts in the list share, which isn't repeated in each row */
function Row({ post, subject }: { post: ListedPost; subject: string | undefined }) {
  const { path, title, date, teaser, tags, authors, cover, reading } = post
  const tag = tags.find((one) => one.path !== subject)
  return (
    <li className="post-row">
      <PostCover cover={cover} isSmall />
      <div>
        <h3>
          <a href={withBase(path)}>{title}</a>
        </h3>
        {teaser === '' ? null : <p>{teaser}</p>}
      </div>
      <p className="post-facts">
        <PostDate date={date} form="short" />
        <PostTopic tag={tag} />
        <span>{toReadingText(reading)}</span>
        {authors.map((author) => (
          <span key={author.name}>
            <Initials author={author} />
            <span className="sr-only"> by {author.name}</span>
          </span>
        ))}
      </p>
    </li>
  )
}

/** A year as a section with a heading. */
export function YearSection({ year: { name, id }, children }: { year: Group<unknown>; children: ReactNode }) {
  return (
    <section className="mt-14 first:mt-0" aria-labelledby={id}>
      <h2 id={id} className="border-b-2 border-ink pb-[0.6rem] text-2xl [font-variant-numeric:tabular-nums]">
        {name}
      </h2>
      {children}
    </section>
  )
}

interface PostRowsProps {
  posts: readonly ListedPost[]
  subject?: string
  /** A post that's shown in full instead of as a row. */
  shown?: { path: string; article: ReactNode } | undefined
}

/** Posts as rows, grouped by year. */
export function PostRows({ posts, subject, shown }: PostRowsProps) {
  return groupByYear(posts).map((year) => (
    <YearSection key={year.id} year={year}>
      <ol>
        {year.items.map((post) =>
          post.path === shown?.path ? (
            <li key={post.path}>{shown.article}</li>
          ) : (
            <Row key={post.path} post={post} subject={subject} />
          ),
        )}
      </ol>
    </YearSection>
  ))
}
