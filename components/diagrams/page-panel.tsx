import { listLiveViews } from '@/lib/catalog/live'
import type { PageItem, PageModel, PageSection } from '@/lib/catalog/page/types'
import { ItemName } from './name'
import { useIsLive } from './open-link'
import { Marked, type PageMarks } from './page-marks'

function Item({ item }: { item: PageItem }) {
  return (
    <li className={item.isCurrent === true ? 'is-current' : undefined}>
      <ItemName {...item} />
      {item.note === undefined ? null : <small>{item.note}</small>}
    </li>
  )
}

interface SectionProps {
  section: PageSection
  marks: PageMarks | undefined
  /** Maximum number of entries. The rest is only counted. */
  maxItems: number
}

function Section({ section: { title, items, isOpen, field }, marks, maxItems }: SectionProps) {
  const shown = items.slice(0, maxItems)
  const rest = items.length - shown.length
  return (
    <details open={isOpen || items.length === 0}>
      <summary>{title}</summary>
      <Marked marks={marks} field={field} side="page" as="div">
        {items.length === 0 ? (
          <span className="panel-none">none</span>
        ) : (
          <ul>
            {shown.map((item) => (
              <Item key={`${item.kind} ${item.label} ${item.version ?? ''}`} item={item} />
            ))}
            {rest === 0 ? null : <li className="panel-none">and {rest} more</li>}
          </ul>
        )}
      </Marked>
    </details>
  )
}

/** The details panel on the right of a page. */
export function PagePanel({
  page,
  marks,
  maxItems,
}: {
  page: PageModel
  marks?: PageMarks | undefined
  maxItems: number
}) {
  const isLive = useIsLive()
  // The live catalog only has buttons that work.
  const views: readonly (string | undefined)[] = isLive ? listLiveViews(page.resource) : []
  const buttons = page.buttons.filter(({ view }) => !isLive || views.includes(view))
  return (
    <div className="screen-panel">
      {page.sections.map((section, index) => (
        <Section key={index} section={section} marks={marks} maxItems={maxItems} />
      ))}
      {buttons.length === 0 ? null : (
        <ul className="panel-buttons">
          {buttons.map(({ label, field, view }) => (
            <li key={label} data-view={isLive ? view : undefined}>
              <Marked marks={marks} field={field} side="page">
                {label}
              </Marked>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
