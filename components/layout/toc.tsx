import type { TocItem } from '@/lib/content/bodies'

/** A page has two tables of contents, so the entries of both are styled in navigation.css. */
function List({ items }: { items: readonly TocItem[] }) {
  return (
    <ul className="toc-list">
      {items.map(({ id, depth, text }) => (
        <li key={id} className={depth > 2 ? `depth-${depth}` : undefined}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  )
}

/** Table of contents: a column on wide screens, a collapsed block above the text on narrow ones. */
export function Toc({ items, form }: { items: readonly TocItem[]; form: 'narrow' | 'wide' }) {
  if (items.length < 2) return form === 'wide' ? <div /> : null
  if (form === 'narrow') {
    return (
      <details
        data-slot="toc"
        data-animated=""
        className="mt-6 rounded-md border border-line text-sm wide:hidden print:hidden"
      >
        <summary className="chevron flex cursor-pointer items-center justify-between px-4 py-[0.65rem] font-semibold after:border-muted">
          On this page
        </summary>
        <nav aria-label="On this page" className="px-4 pb-3">
          <List items={items} />
        </nav>
      </details>
    )
  }
  return (
    <docs-toc data-slot="toc" class="toc-wide">
      <p>On this page</p>
      <nav aria-label="On this page">
        <List items={items} />
      </nav>
    </docs-toc>
  )
}
