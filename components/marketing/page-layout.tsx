import { StructuredData } from '@/components/layout/structured-data'
import { HtmlSlot } from '@/components/ui/html-slot'
import { hangCode } from '@/lib/kit/hang-code'
import { listPageData } from '@/lib/outputs/structured-data'
import type { PageWithBody } from '@/lib/pages/pages'

/** A page outside the docs and blog: text with a title, or sections that include their own. */
export function PageLayout({ page, body }: PageWithBody) {
  const { layout, title, description, unlisted } = page
  const isText = layout === 'text'
  return (
    <>
      {unlisted ? null : <StructuredData items={listPageData(page)} />}
      <main
        id="content"
        className={isText ? 'container-text pt-[clamp(1.75rem,4vw,3.25rem)] pb-20' : undefined}
        tabIndex={-1}
        data-area="site"
      >
        {isText ? (
          <header className="mb-10 border-b border-line pb-8">
            <h1 className="text-3xl font-bold">{title}</h1>
            <p className="docs-lead">{description}</p>
          </header>
        ) : null}
        {body.error === undefined ? null : <pre className="page-error">{body.error}</pre>}
        <HtmlSlot
          html={isText ? body.html : hangCode(body.html)}
          className={isText ? 'prose docs-body' : 'prose parts max-w-none'}
        />
      </main>
    </>
  )
}
