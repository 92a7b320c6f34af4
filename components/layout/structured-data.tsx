import { HtmlSlot } from '@/components/ui/html-slot'
import type { StructuredData as Data } from '@/lib/outputs/structured-data/types'
import { writeStructuredData } from '@/lib/outputs/structured-data/write'

/** Structured data for search engines. */
export function StructuredData({ items }: { items: readonly Data[] }) {
  const html = writeStructuredData(items)
  return html === '' ? null : <HtmlSlot html={html} className="structured-data" />
}
