import { tabsBoot } from '@/components/mdx/tabs-boot'
import { HtmlSlot } from '@/components/ui/html-slot'
import type { PageBody } from '@/lib/content/bodies'

/** The text of a page. While editing, its errors, too. */
export function PageHtml({ body }: { body: PageBody }) {
  if (body.error !== undefined) return <pre className="page-error">{body.error}</pre>
  // Inline scripts in the HTML run during parsing, before the tabs are painted.
  const boot = body.html.includes('<docs-tabs') ? `<script>${tabsBoot}</script>` : ''
  return (
    <>
      {body.problems === undefined ? null : <pre className="page-error">{body.problems.join('\n')}</pre>}
      <HtmlSlot html={body.html + boot} className="prose docs-body" />
    </>
  )
}
