import { getMarkStyle } from '@/lib/kit/icons/integration-mark'
import { getMenuSheetUrl } from '@/lib/kit/icons/sheet'
import { listIntegrations } from '@/lib/integrations/integrations'
import { toMenuItems } from '@/lib/navigation/integrations'
import { withBase } from '@/lib/kit/urls'

/** Logos of all integrations in the menus, from the icon sheet of the menus, and a link to the complete list. */
export function Marks() {
  const sheet = getMenuSheetUrl()
  return (
    <ul className="marks is-colored">
      {toMenuItems(listIntegrations()).map(({ name, href, icon = '' }) => (
        <li key={href}>
          <a href={withBase(href)}>
            <svg className="mark" viewBox="0 0 24 24" style={getMarkStyle(icon)} aria-hidden="true">
              <use href={`${sheet}#${icon}`} />
            </svg>
            <span>{name}</span>
          </a>
        </li>
      ))}
      <li>
        <a href={withBase('/integrations')}>All integrations</a>
      </li>
    </ul>
  )
}
