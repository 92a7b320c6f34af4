import type { ReactNode } from 'react'
import type { Post } from '@/lib/blog/posts'
import type { TagPage } from '@/lib/blog/tags'
import { Breadcrumbs } from '../layout/breadcrumbs'
import { ListAside } from './aside'
import { BlogFrame } from './blog-frame'

export type ListProps = { posts: readonly Post[]; tags: readonly TagPage[] }

interface ListPageProps extends ListProps {
  path: string
  title: string
  lead: string
  more?: ReactNode
  children: ReactNode
}

/** Layout of pages that list posts or tags. */
export function ListPage({ path, title, lead, more, children, ...lists }: ListPageProps) {
  return (
    <BlogFrame aside={<ListAside {...lists} current={path} />}>
      <main id="content" className="max-w-[66rem] min-w-0 docs:[grid-area:1/2]" tabIndex={-1} data-area="blog">
        <header className="mb-10">
          {path === '/blog' ? null : (
            <Breadcrumbs items={[{ title: 'Blog', href: '/blog' }]} title={title} className="mb-3" />
          )}
          <h1 className="page-title wrap-anywhere">{title}</h1>
          <p className="docs-lead">{lead}</p>
          {more}
        </header>
        <div>{children}</div>
      </main>
    </BlogFrame>
  )
}
