import type { Metadata } from 'next'
import { NotFound, NotFoundHeader } from '@/components/layout/not-found'
import { SiteFrame } from '@/components/layout/site-frame'
import { listStartingPoints } from '@/lib/navigation/starting-points'
import { toReportUrl } from '@/lib/kit/report'
import { site } from '@/lib/kit/site'
import { toAbsoluteUrl } from '@/lib/kit/urls'
import './(site)/site.css'

export const metadata: Metadata = { title: `Page not found – ${site.name}`, robots: { index: false } }

/** The main element is hidden while a script checks whether the host has the page as a file. */
export default function NotFoundPage() {
  return (
    <SiteFrame header={<NotFoundHeader />}>
      <main
        id="content"
        className="mx-auto max-w-[60rem] px-[clamp(1rem,4vw,3rem)] pt-[calc(var(--bar-height)+clamp(1.25rem,6vh,4.5rem))] pb-20 in-[.is-finding]:invisible"
        tabIndex={-1}
      >
        <NotFound places={listStartingPoints()} reportUrl={toReportUrl(toAbsoluteUrl('/404'))} />
      </main>
    </SiteFrame>
  )
}
