import { groupByMonth, groupByYear, type ListedPost } from '@/lib/blog/listed'
import type { TagPage } from '@/lib/blog/tags'
import { withBase } from '@/lib/kit/urls'
import { ListPage, type ListProps } from './list-page'
import { Count, PostDate, toPostCount } from './post-parts'
import { PostRows, YearSection } from './post-rows'

/** The posts of one tag. */
export function TagLayout({ tag, listed, ...lists }: ListProps & { tag: TagPage; listed: readonly ListedPost[] }) {
  const lead = tag.description || `${toPostCount(tag.posts.length)} about ${tag.label}.`
  return (
    <ListPage {...lists} path={tag.path} title={tag.label} lead={lead}>
      <PostRows posts={listed} subject={tag.path} />
    </ListPage>
  )
}

/** All tags by name, with their descriptions. */
export function TagsLayout(lists: ListProps) {
  return (
    <ListPage {...lists} path="/blog/tags" title="Tags" lead="Browse posts by topic. Each tag has its own RSS feed.">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-10 gap-y-8 [&_a]:underline [&_a]:decoration-[color-mix(in_oklch,var(--link)_45%,transparent)] [&_a]:decoration-1 [&_a]:underline-offset-[0.2em] [&_h2]:font-sans [&_h2]:text-lg [&_h2]:font-[650] [&_h2]:tracking-[-0.01em] [&_p]:mt-1 [&_p]:text-sm [&_p]:leading-normal [&_p]:text-pretty [&_p]:text-muted">
        {lists.tags.map(({ path, label, description, posts: tagged }) => (
          <li key={path}>
            <h2>
              {/* Underlined, because color alone doesn't distinguish the link from the number next to it. */}
              <a href={withBase(path)}>{label}</a>
              <Count>{toPostCount(tagged.length)}</Count>
            </h2>
            {description === '' ? null : <p>{description}</p>}
          </li>
        ))}
      </ul>
    </ListPage>
  )
}

const monthsClass =
  'mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-x-12 gap-y-8 [&_a]:inline-block [&_a]:py-[0.3rem] [&_a]:decoration-line-strong [&_a]:underline-offset-[0.2em] [&_h3]:mb-[0.4rem] [&_h3]:text-lg [&_li]:grid [&_li]:grid-cols-[3.6rem_minmax(0,1fr)] [&_li]:items-baseline [&_li]:leading-[1.4] [&_time]:text-sm [&_time]:text-muted [&_time]:[font-variant-numeric:tabular-nums]'

/** Titles of all posts, by year and month. */
export function ArchiveLayout(lists: ListProps) {
  const lead = `All ${toPostCount(lists.posts.length)} by month.`
  return (
    <ListPage {...lists} path="/blog/archive" title="Archive" lead={lead}>
      {groupByYear(lists.posts).map((year) => (
        <YearSection key={year.id} year={year}>
          <div className={monthsClass}>
            {groupByMonth(year.items).map(({ name, id, items }) => (
              <div key={id}>
                {name === '' ? null : <h3 id={id}>{name}</h3>}
                <ul>
                  {items.map(({ path, title, date }) => (
                    <li key={path}>
                      <PostDate date={date} form="short" />
                      <a href={withBase(path)}>{title}</a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </YearSection>
      ))}
    </ListPage>
  )
}
