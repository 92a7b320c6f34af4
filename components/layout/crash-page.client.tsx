'use client'

import { toReportUrl } from '@/lib/report'
import { site } from '@/lib/site'
import { withBase } from '@/lib/urls'
import { Mark } from './mark'

/**
 * What stands in place of a page that could not be shown. The text of a page is in the document and not in React, so
 * trying again means to load it again.
 */
export function CrashPage({ message }: { message: string }) {
  const reportUrl = typeof window === 'undefined' ? undefined : toReportUrl(`${window.location.href}\n\n${message}`)
  return (
    <main id="content" className="state-page crash-page" tabIndex={-1}>
      {/* What stood in the head of the page has gone with it. */}
      <link rel="icon" href={withBase('/icon.svg')} type="image/svg+xml" />
      <a href={withBase('/')} className="wordmark">
        <Mark size={26} />
        {site.name}
      </a>
      <h1>This page crashed.</h1>
      <p className="docs-lead">Something on it failed in your browser. Loading it again often helps.</p>
      <pre className="crash-message" role="alert">
        {message}
      </pre>
      <p className="home-actions">
        <button type="button" className="button" onClick={() => window.location.reload()}>
          Try again
        </button>
        <a className="button button-quiet" href={withBase('/')}>
          Open the start page
        </a>
      </p>
      {reportUrl === undefined ? null : (
        <p>
          <a href={reportUrl}>Report a problem</a>
        </p>
      )}
    </main>
  )
}
