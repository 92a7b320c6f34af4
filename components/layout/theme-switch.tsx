import { colourMode } from '@/lib/kit/options'
import { Outline } from '../ui/outline'

const sun =
  'M12 4V2m0 20v-2m8-8h2M2 12h2m13.7-5.7 1.4-1.4M4.9 19.1l1.4-1.4m0-11.4L4.9 4.9m14.2 14.2-1.4-1.4M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8z'
const moon = 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z'
const label = 'Switch between light and dark'

/** The color mode button, handled by theme-boot.ts. CSS picks one of its two icons, so nothing flashes. */
export function ThemeSwitch({ iconClass }: { iconClass?: string }) {
  if (!colourMode.switchable) return null
  return (
    <button
      type="button"
      className="icon-button needs-js flex-none"
      aria-label={label}
      title={label}
      data-theme-switch=""
    >
      <Outline className={iconClass}>
        <path d={sun} className="when-light" />
        <path d={moon} className="when-dark" />
      </Outline>
    </button>
  )
}
