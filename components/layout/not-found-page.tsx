import { listStartingPoints } from '@/lib/navigation/starting-points'
import { toReportUrl } from '@/lib/kit/report'
import { toAbsoluteUrl } from '@/lib/kit/urls'
import { NotFound, NotFoundHeader } from './not-found'
import { SiteFrame } from './site-frame'

/** The not-found page. Its main element is hidden while a script checks whether the host has the page as a file. */
export function NotFoundPage() {
  return (
    <SiteFrame header={<NotFoundHeader />}>
      <main
        id="content"
        className="container-text pt-[calc(var(--bar-height)+clamp(1.25rem,6vh,4.5rem))] pb-20 in-[.is-finding]:invisible"
        tabIndex={-1}
      >
        <NotFound places={listStartingPoints()} reportUrl={toReportUrl(toAbsoluteUrl('/404'))} />
      </main>
    </SiteFrame>
  )
}
