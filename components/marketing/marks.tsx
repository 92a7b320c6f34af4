import { getMarkStyle } from '@/lib/kit/icons/integration-mark'
import { getMenuSheetUrl } from '@/lib/kit/icons/sheet'
import { listIntegrations } from '@/lib/integrations/integrations'
import { toMenuItems } from '@/lib/navigation/integrations'
import { withBase } from '@/lib/kit/urls'

const linkClass =
  'flex h-full min-h-17 items-center gap-x-[0.8rem] gap-y-2 px-4 py-3 no-underline transition-colors hover:bg-surface hover:underline docs:min-h-20 docs:flex-col docs:items-start docs:justify-between'

/** Logos of all integrations in the menus, from the icon sheet of the menus, and a link to the complete list. */
export function Marks() {
  const sheet = getMenuSheetUrl()
  return (
    <ul className="is-colored grid list-none grid-cols-2 gap-px p-px text-sm leading-[1.25] font-[550] *:m-0 *:bg-ground *:[box-shadow:0_0_0_1px_var(--line)] sm:grid-cols-3 docs:grid-cols-7">
      {toMenuItems(listIntegrations()).map(({ name, href, icon = '' }) => (
        <li key={href}>
          <a href={withBase(href)} className={`${linkClass} text-ink`}>
            <svg className="mark" viewBox="0 0 24 24" style={getMarkStyle(icon)} aria-hidden="true">
              <use href={`${sheet}#${icon}`} />
            </svg>
            <span>{name}</span>
          </a>
        </li>
      ))}
      <li className="max-sm:odd:col-span-full">
        <a href={withBase('/integrations')} className={`${linkClass} justify-end! text-link`}>
          All integrations
        </a>
      </li>
    </ul>
  )
}
