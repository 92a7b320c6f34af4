import { listAreaEntries } from '@/lib/docs/areas'
import { toVersionsAttribute } from '@/lib/docs/version-links'
import { withBase } from '@/lib/kit/urls'

interface AreaLinksProps {
  /** Area of the current page. */
  current: string | undefined
  className: string
  label: string
}

/** Links to the first page of each docs area. */
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
