import type { PageItem, PageModel, PageSection } from '@/lib/catalog/page/types'
import { ItemName } from './name'
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
  /** How many entries are shown before the rest is only counted. */
  most: number
}

function Section({ section: { title, items, isOpen, field }, marks, most }: SectionProps) {
  const shown = items.slice(0, most)
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
export function PagePanel({ page, marks, most }: { page: PageModel; marks?: PageMarks | undefined; most: number }) {
  return (
    <div className="screen-panel">
      {page.sections.map((section, index) => (
        <Section key={index} section={section} marks={marks} most={most} />
      ))}
      {page.buttons.length === 0 ? null : (
        <ul className="panel-buttons">
          {page.buttons.map(({ label, field }) => (
            <li key={label}>
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
