import { listAreaEntries } from '@/lib/docs/area-entries'
import { toVersionsAttribute } from '@/lib/docs/version-links'
import { withBase } from '@/lib/urls'

interface AreaLinksProps {
  /** Name of the area of the page that is shown. */
  current: string | undefined
  className: string
  label: string
}

/** Links to where each area of the documentation begins. */
export function AreaLinks({ current, className, label }: AreaLinksProps) {
  const areas = listAreaEntries()
  if (areas.length === 0) return null
  return (
    <nav className={className} aria-label={label}>
      {areas.map(({ name, label: text, entry }) => (
        <a
          key={name}
          href={withBase(entry)}
          data-versions={toVersionsAttribute(entry)}
          aria-current={name === current ? 'true' : undefined}
        >
          {text}
        </a>
      ))}
    </nav>
  )
}
