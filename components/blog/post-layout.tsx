import { PageHtml } from '@/components/layout/page-html'
import type { PostPage } from '@/lib/blog/page'
import { withBase } from '@/lib/urls'
import { PostDate } from './post-date'

/** A post of the blog. */
export function PostLayout({ page: { post, body } }: { page: PostPage }) {
  return (
    <main id="content" className="reading" tabIndex={-1} data-area="blog">
      <article>
        <p>
          <a href={withBase('/blog')}>Blog</a>
        </p>
        <h1>{post.title}</h1>
        <PostDate date={post.date} />
        <PageHtml body={body} />
      </article>
    </main>
  )
}
