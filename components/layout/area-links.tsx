import { listAreaEntries, type AreaEntry } from '@/lib/docs/area-entries'
import { toVersionsAttribute } from '@/lib/docs/version-links'
import { escapeHtml } from '@/lib/kit/html'
import { withBase } from '@/lib/kit/urls'
import { HtmlSlot } from '@/components/ui/html-slot'

interface AreaLinksProps {
  /** Area of the current page. */
  current: string | undefined
  className: string
  label: string
}

function writeAreaLink({ name, label, entry }: AreaEntry, current: string | undefined): string {
  const versions = toVersionsAttribute(entry)
  const versionData = versions === undefined ? '' : ` data-versions="${escapeHtml(versions)}"`
  const marked = name === current ? ' aria-current="true"' : ''
  return `<a href="${escapeHtml(withBase(entry))}"${versionData}${marked}>${escapeHtml(label)}</a>`
}

/** Links to the first page of each docs area. */
export function AreaLinks({ current, className, label }: AreaLinksProps) {
  const areas = listAreaEntries()
  if (areas.length === 0) return null
  const html = areas.map((area) => writeAreaLink(area, current)).join('')
  return <HtmlSlot as="nav" html={html} className={className} label={label} />
}
