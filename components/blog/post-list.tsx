import type { Post } from '@/lib/blog/posts'
import { withBase } from '@/lib/urls'
import { PostDate } from './post-date'

/** All posts, newest first. */
export function PostList({ posts }: { posts: readonly Post[] }) {
  return (
    <main id="content" className="reading" tabIndex={-1}>
      <h1>Blog</h1>
      <ul className="post-list">
        {posts.map(({ path, title, description, date }) => (
          <li key={path}>
            <PostDate date={date} />
            <a href={withBase(path)}>{title}</a>
            {description === '' ? null : <p>{description}</p>}
          </li>
        ))}
      </ul>
    </main>
  )
}
