import { writeMarkColors } from '@/lib/kit/icons/integration-mark'
import { getIconShape } from '@/lib/kit/icons/sheet'
import { listIntegrations } from '@/lib/integrations/integrations'
import { toMenuItems } from '@/lib/navigation/integrations'
import { withBase } from '@/lib/kit/urls'

function toStyle(icon: string): Record<string, string> {
  const toPair = (pair: string): [string, string] => {
    const [name = '', color = ''] = pair.split(':')
    return [name, color]
  }
  return Object.fromEntries(writeMarkColors(icon).split(';').filter(Boolean).map(toPair))
}

/**
 * Logos of all integrations in the menus. They're inlined because the icon sheet isn't loaded until a menu opens.
 */
export function Marks() {
  return (
    <ul className="marks is-colored">
      {toMenuItems(listIntegrations()).map(({ name, href, icon = '' }) => (
        <li key={href}>
          <a href={withBase(href)}>
            <svg
              className="mark"
              viewBox="0 0 24 24"
              style={toStyle(icon)}
              aria-hidden="true"
              dangerouslySetInnerHTML={{ __html: getIconShape(icon) }}
            />
            <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
