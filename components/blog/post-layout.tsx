import { PageHtml } from '@/components/layout/page-html'
import { StructuredData } from '@/components/layout/structured-data'
import { findAuthors } from '@/lib/blog/authors'
import type { PostPage } from '@/lib/blog/page'
import { buildPostData } from '@/lib/structured-data/build'
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
        {post.unlisted ? null : <StructuredData items={buildPostData(post, findAuthors(post))} />}
      </article>
    </main>
  )
}
