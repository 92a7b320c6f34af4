import { withBase, type PageLink } from '@/lib/kit/urls'

/** Links to the pages around the current one, outermost first, and its title. */
export function Breadcrumbs(props: { items: readonly PageLink[]; title: string; className?: string }) {
  const { items, title, className = '' } = props
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
