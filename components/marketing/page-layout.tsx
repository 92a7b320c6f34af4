import { StructuredData } from '@/components/layout/structured-data'
import { HtmlSlot } from '@/components/ui/html-slot'
import { listPageData } from '@/lib/outputs/structured-data'
import type { PageWithBody } from '@/lib/pages/pages'

/** A page outside the docs and blog: text with a title, or sections that include their own. */
export function PageLayout({ page, body }: PageWithBody) {
  const { layout, title, description, unlisted } = page
  const isText = layout === 'text'
  return (
    <>
      {unlisted ? null : <StructuredData items={listPageData(page)} />}
      <main id="content" className={isText ? 'text-page' : 'sections'} tabIndex={-1} data-area="site">
        {isText ? (
          <header className="text-page-head">
            <h1>{title}</h1>
            <p className="docs-lead">{description}</p>
          </header>
        ) : null}
        {body.error === undefined ? null : <pre className="page-error">{body.error}</pre>}
        <HtmlSlot html={body.html} className={isText ? 'prose docs-body' : 'prose parts docs-body'} />
      </main>
    </>
  )
}
