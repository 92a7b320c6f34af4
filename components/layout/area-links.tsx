import { listAreaEntries } from '@/lib/docs/areas'
import { toVersionsAttribute } from '@/lib/docs/version-links'
import { withBase } from '@/lib/kit/urls'

/** Links to the first page of each docs area. `current` is the area of the current page. */
export function AreaLinks({ current, className, label }: Record<'className' | 'label', string> & { current?: string }) {
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
