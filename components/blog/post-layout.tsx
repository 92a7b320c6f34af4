import { PageHtml } from '@/components/layout/page-html'
import { Toc } from '@/components/layout/toc'
import { HtmlSlot } from '@/components/ui/html-slot'
import type { PostPage } from '@/lib/blog/page'
import type { Post } from '@/lib/blog/posts'
import { withBase } from '@/lib/kit/urls'
import { writePostAside } from './aside-html'
import { BlogFrame } from './blog-frame'
import { writePostFoot, writePostHead } from './post-parts-html'

/** Layout of a blog post. */
export function PostLayout({ page, posts }: { page: PostPage; posts: readonly Post[] }) {
  const { post, body, toc, draft } = page
  return (
    <BlogFrame aside={writePostAside(posts, post)} className="blog-frame-post">
      <main id="content" className="post-main" tabIndex={-1} data-area="blog">
        <article>
          <header className="post-head">
            <p className="breadcrumbs">
              <a href={withBase('/blog')}>Blog</a>
            </p>
            <h1>{post.title}</h1>
            <HtmlSlot className="page-actions" html={writePostHead(page)} />
            {post.unlisted ? (
              <p className="notice">
                This post is unlisted. It’s hidden from lists, feeds and search, but anyone with the link can read it.
              </p>
            ) : null}
            {draft ? <p className="notice">This post is a draft. It isn’t published yet.</p> : null}
          </header>
          <Toc items={toc} form="narrow" />
          <PageHtml body={body} />
          <HtmlSlot as="footer" className="docs-foot" html={writePostFoot(page)} />
        </article>
        <Toc items={toc} form="wide" />
      </main>
    </BlogFrame>
  )
}
