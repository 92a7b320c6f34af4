import { tabsBoot } from '@/components/mdx/tabs-boot'
import { HtmlSlot } from '@/components/ui/html-slot'
import type { PageBody } from '@/lib/content/bodies'

/** The text of a page, or, while somebody writes it, what is wrong with it. */
export function PageHtml({ body }: { body: PageBody }) {
  if (body.error !== undefined) return <pre className="page-error">{body.error}</pre>
  // Scripts in ready HTML run while the page is read, which is when these are needed.
  const boot = body.html.includes('<docs-tabs') ? `<script>${tabsBoot}</script>` : ''
  return <HtmlSlot html={body.html + boot} className="prose docs-body" />
}
