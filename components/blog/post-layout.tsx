import { Notice } from '@/components/layout/notice'
import { PageActions } from '@/components/layout/page-actions'
import { PageFoot } from '@/components/layout/page-foot'
import { PageHtml } from '@/components/layout/page-html'
import { Toc } from '@/components/layout/toc'
import type { PostPage } from '@/lib/blog/page'
import type { Post } from '@/lib/blog/posts'
import { withBase } from '@/lib/kit/urls'
import { buildPostData } from '@/lib/outputs/structured-data'
import { PostAside } from './aside'
import { BlogFrame } from './blog-frame'
import { PostCover } from './cover'
import { Byline, PostTags, RelatedPosts } from './post-parts'

/** Layout of a blog post. */
export function PostLayout({ page, posts }: { page: PostPage; posts: readonly Post[] }) {
  const { post, body, toc, draft, authors, cover, editUrl, previous, next } = page
  return (
    <BlogFrame aside={<PostAside posts={posts} current={post} />}>
      <main
        id="content"
        className="min-w-0 docs:[grid-area:1/2] wide:grid wide:grid-cols-[minmax(0,46rem)_13.5rem] wide:justify-between wide:gap-x-10 print:block print:p-0"
        tabIndex={-1}
        data-area="blog"
      >
        <article>
          <header>
            <p className="breadcrumbs">
              <a href={withBase('/blog')}>Blog</a>
            </p>
            <h1 className="mt-2 mb-3 max-w-[44rem] text-3xl font-bold wrap-break-word">{post.title}</h1>
            <Byline page={page} />
            {post.unlisted || draft ? null : <PageActions path={post.path} data={buildPostData(post, authors)} />}
            <PostCover cover={cover} className="mt-6" />
            {post.unlisted ? (
              <Notice>
                This post is unlisted. It’s hidden from lists, feeds and search, but anyone with the link can read it.
              </Notice>
            ) : null}
            {draft ? <Notice>This post is a draft. It isn’t published yet.</Notice> : null}
          </header>
          <Toc items={toc} form="narrow" />
          <PageHtml body={body} />
          <footer className="mt-14 text-sm text-muted print:hidden">
            <PostTags tags={page.tags} />
            <PageFoot
              path={post.path}
              editUrl={editUrl}
              lastUpdated={undefined}
              neighbors={{ previous, next }}
              references={[]}
            />
            <RelatedPosts related={page.related} />
          </footer>
        </article>
        <Toc items={toc} form="wide" />
      </main>
    </BlogFrame>
  )
}
