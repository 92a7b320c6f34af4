import { tabsBoot } from '@/components/mdx/tabs-boot'
import { HtmlSlot } from '@/components/ui/html-slot'
import type { PageBody } from '@/lib/content/bodies'

/** The text of a page, or its compile error while editing. */
export function PageHtml({ body }: { body: PageBody }) {
  if (body.error !== undefined) return <pre className="page-error">{body.error}</pre>
  // Inline scripts in the HTML run during parsing, before the tabs are painted.
  const boot = body.html.includes('<docs-tabs') ? `<script>${tabsBoot}</script>` : ''
  return <HtmlSlot html={body.html + boot} className="prose docs-body" />
}
