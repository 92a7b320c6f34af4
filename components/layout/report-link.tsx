import { toReportUrl } from '@/lib/report'
import { toAbsoluteUrl } from '@/lib/urls'

/** Leads to a new issue about a page. A script adds the text that is selected when it is pressed. */
export function ReportLink({ path }: { path: string }) {
  const href = toReportUrl(toAbsoluteUrl(path))
  return href === undefined ? null : (
    <a href={href} data-report="">
      Report a problem
    </a>
  )
}
