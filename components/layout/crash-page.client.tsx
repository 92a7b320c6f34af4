'use client'

import { toReportUrl } from '@/lib/kit/report'
import { basePath } from '@/lib/kit/options'

/**
 * What stands in place of a page that could not be shown. The text of a page is in the document and not in React, so
 * trying again means to load it again. Every page brings this along, so it is kept small.
 */
export function CrashPage({ message }: { message: string }) {
  const reportUrl = toReportUrl(`${window.location.href}\n\n${message}`)
  return (
    <main id="content" className="state-page crash-page" tabIndex={-1}>
      {/* What stood in the head of the page has gone with it. */}
      <link rel="icon" href={`${basePath}/icon.svg`} />
      <h1>This page crashed.</h1>
      <p className="docs-lead">Something went wrong while showing this page. Trying again often helps.</p>
      <pre className="crash-message" role="alert">
        {message}
      </pre>
      <p className="home-actions">
        <button type="button" className="button" onClick={() => window.location.reload()}>
          Try again
        </button>
        <a className="button button-quiet" href={basePath || '/'}>
          Go to the home page
        </a>
        {reportUrl ? (
          <a className="button button-quiet" href={reportUrl}>
            Report a problem
          </a>
        ) : null}
      </p>
    </main>
  )
}
