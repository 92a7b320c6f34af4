import type { Metadata } from 'next'
import { SiteFrame } from '@/components/layout/site-frame'
import { site } from '@/lib/site'
import { withBase } from '@/lib/urls'

export const metadata: Metadata = { title: `Page not found – ${site.name}`, robots: { index: false } }

export default function NotFound() {
  return (
    <SiteFrame>
      <main id="content" className="home" tabIndex={-1}>
        <h1>Page not found</h1>
        <p className="docs-lead">There is no page at this address. It may have moved, or the link may be mistyped.</p>
        <p className="home-actions">
          <a className="button" href={withBase('/')}>
            Open the start page
          </a>
        </p>
      </main>
    </SiteFrame>
  )
}
