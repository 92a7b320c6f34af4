import { HtmlSlot } from '@/components/ui/html-slot'
import type { DocPage } from '@/lib/docs/page'
import { buildDocData } from '@/lib/outputs/structured-data/build'
import { writeStructuredData } from '@/lib/outputs/structured-data/write'
import { writePageActions } from './page-actions-html'

/** Markdown actions and structured data of a page. Drafts and unlisted pages have neither. */
export function PageActions({ page }: { page: DocPage }) {
  if (page.unlisted || page.draft) return null
  const html = writePageActions(page.path) + writeStructuredData(buildDocData(page))
  return <HtmlSlot html={html} className="page-actions" />
}
