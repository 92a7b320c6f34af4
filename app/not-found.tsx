import type { Metadata } from 'next'
import { NotFoundHeader } from '@/components/layout/not-found-header'
import { writeNotFound } from '@/components/layout/not-found-html'
import { SiteFrame } from '@/components/layout/site-frame'
import { HtmlSlot } from '@/components/ui/html-slot'
import { listStartingPoints } from '@/lib/navigation/starting-points'
import { toReportUrl } from '@/lib/kit/report'
import { site } from '@/lib/kit/site'
import { toAbsoluteUrl } from '@/lib/kit/urls'

export const metadata: Metadata = { title: `Page not found – ${site.name}`, robots: { index: false } }

export default function NotFound() {
  const html = writeNotFound({
    places: listStartingPoints(),
    reportUrl: toReportUrl(toAbsoluteUrl('/404')),
  })
  return (
    <SiteFrame header={<NotFoundHeader />}>
      <main id="content" className="state-page" tabIndex={-1}>
        <HtmlSlot html={html} />
      </main>
    </SiteFrame>
  )
}
