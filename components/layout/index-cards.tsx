import type { ReactNode } from 'react'
import { KindIcon, type KindIconName } from '@/components/ui/kind-icon'
import type { IndexCard } from '@/lib/docs/types'
import { listIntegrations } from '@/lib/integrations/integrations'
import { getSheetUrls } from '@/lib/kit/icons/sheet-urls'
import { withBase } from '@/lib/kit/urls'

/** Icons of cards that don't belong to an integration. None in color, because they don't stand for a kind of resource. */
const icons: Record<string, KindIconName> = {
  '/docs/federation': 'channel',
  '/docs/plugins/all-plugins': 'docs',
  '/docs/plugins/generators': 'sdk',
  '/docs/plugins/intro': 'plugin',
  '/docs/plugins/local-lab': 'datastore',
  '/docs/plugins/write-a-plugin': 'deploy',
  '/docs/studio/diagrams': 'channel',
  '/docs/studio/enterprise': 'datastore',
  '/docs/studio/organization-teams': 'team',
  '/docs/studio/project': 'docs',
  '/docs/studio/welcome': 'flow',
  '/docs/studio/why-studio': 'search',
}

/** The logo of the integration with the same name, with or without its vendor, or an icon. */
function findIcon({ href, title }: IndexCard): ReactNode {
  const logo = listIntegrations().find((integration) => integration.title.endsWith(title))?.logo
  if (logo !== undefined) {
    return (
      <span className="kind-icon" aria-hidden="true">
        <svg width="20" height="20">
          <use href={`${getSheetUrls().menus}#${logo}`} />
        </svg>
      </span>
    )
  }
  const icon = icons[href]
  return icon === undefined ? undefined : <KindIcon name={icon} />
}

/** Cards for the pages in a folder, with icons if every card has one. */
export function IndexCards({ cards }: { cards: readonly IndexCard[] }) {
  const found = cards.map(findIcon)
  const isComplete = found.every((icon) => icon !== undefined)
  return (
    <ul className="cards docs-body">
      {cards.map(({ title, href, description, count }, index) => (
        <li key={href} className="card">
          {isComplete ? found[index] : null}
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
