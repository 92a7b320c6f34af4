import type { IndexCard } from '@/lib/docs/types'
import { withBase } from '@/lib/kit/urls'

/** Cards for the pages in a folder. */
export function IndexCards({ cards }: { cards: readonly IndexCard[] }) {
  return (
    <ul className="cards docs-body">
      {cards.map(({ title, href, description, count }) => (
        <li key={href} className="card">
          <a href={withBase(href)} className="card-title">
            {title}
          </a>
          <p className="card-text">
            {description}
            {count === undefined ? null : (
              <span className="whitespace-nowrap text-link"> {count === 1 ? '1 page' : `${count} pages`}</span>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
