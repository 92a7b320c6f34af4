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
 * The marks of all integrations that menus list. Their shapes stand in the page, because the file of all icons waits
 * for a menu that opens.
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
