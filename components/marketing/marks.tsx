import { getMarkStyle } from '@/lib/kit/icons/integration-mark'
import { getMenuSheetUrl } from '@/lib/kit/icons/sheet'
import { listIntegrations } from '@/lib/integrations/integrations'
import { toMenuItems } from '@/lib/navigation/integrations'
import { withBase } from '@/lib/kit/urls'

/** Logos of all integrations in the menus, from the icon sheet of the menus, and a link to the complete list. */
export function Marks() {
  const sheet = getMenuSheetUrl()
  return (
    <ul className="is-colored grid list-none grid-cols-2 gap-px p-px text-sm leading-[1.25] font-[550] *:m-0 *:bg-ground *:[box-shadow:0_0_0_1px_var(--line)] sm:grid-cols-3 docs:grid-cols-7">
      {toMenuItems(listIntegrations()).map(({ name, href, icon = '' }) => (
        <li key={href}>
          <a href={withBase(href)} className="mark-tile text-ink">
            <svg className="mark" viewBox="0 0 24 24" style={getMarkStyle(icon)} aria-hidden="true">
              <use href={`${sheet}#${icon}`} />
            </svg>
            <span>{name}</span>
          </a>
        </li>
      ))}
      <li className="max-sm:odd:col-span-full">
        <a href={withBase('/integrations')} className="mark-tile text-link docs:justify-end!">
          All integrations
        </a>
      </li>
    </ul>
  )
}
