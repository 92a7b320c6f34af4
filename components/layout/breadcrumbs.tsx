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
    <nav className={`breadcrumbs ${className}`} aria-label="Breadcrumbs">
      <ol>
        {items.map(({ title: name, href }) => (
          <li key={href}>
            <a href={withBase(href)}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  )
}
