import { writeToc } from '@/lib/docs/toc-html'
import type { TocItem } from '@/lib/content/bodies'
import { HtmlSlot } from '@/components/ui/html-slot'

/** Table of contents: a column on wide screens, a collapsed block above the text on narrow ones. */
export function Toc({ items, form }: { items: readonly TocItem[]; form: 'narrow' | 'wide' }) {
  if (items.length < 2) return form === 'wide' ? <div /> : null
  const list = <HtmlSlot as="nav" html={writeToc(items)} label="On this page" />
  if (form === 'narrow') {
    return (
      <details className="toc-narrow">
        <summary>On this page</summary>
        {list}
      </details>
    )
  }
  return (
    <docs-toc class="toc-wide">
      <p className="toc-title">On this page</p>
      {list}
    </docs-toc>
  )
}
