import { withBase, type PageLink } from '@/lib/kit/urls'

interface BreadcrumbsProps {
  /** Pages around the current one, outermost first. */
  items: readonly PageLink[]
  /** Title of the current page. */
  title: string
  className?: string
}

/** Links to the pages around the current one. */
export function Breadcrumbs({ items, title, className = '' }: BreadcrumbsProps) {
  if (items.length === 0) return null
  return (
    <nav className={`text-sm text-muted print:hidden ${className}`} aria-label="Breadcrumbs">
      <ol className="flex flex-wrap items-baseline gap-x-2 gap-y-1 *:not-first:before:mr-2 *:not-first:before:text-line-strong *:not-first:before:content-['/']">
        {items.map(({ title: name, href }) => (
          <li key={href}>
            <a
              href={withBase(href)}
              className="inline-block py-[0.15rem] text-inherit no-underline hover:text-ink hover:underline"
            >
              {name}
            </a>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  )
}
