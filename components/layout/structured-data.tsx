import { writeStructuredData, type StructuredData as Data } from '@/lib/outputs/structured-data'

/** Structured data for search engines. */
export function StructuredData({ items }: { items: readonly Data[] }) {
  const json = writeStructuredData(items)
  if (json === undefined) return null
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
