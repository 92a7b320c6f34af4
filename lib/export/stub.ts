import { escapeHtml } from '../kit/html'
import { toAbsoluteUrl, withBase } from '../kit/urls'

/**
 * Redirects with the query and hash of the request. Reads the target from the link, so that every stub has the same
 * script and one CSP hash covers it. The request's hash takes precedence over the redirect's.
 */
const redirectScript = `(()=>{const to=document.querySelector('a')
to.search=location.search
if(location.hash)to.hash=location.hash
location.replace(to.href)})()`

/** A redirect page for hosts that don't support redirects. Without scripts, it drops the query. */
export function writeStub(target: string): string {
  const href = escapeHtml(withBase(target))
  const canonical = escapeHtml(toAbsoluteUrl(target.replace(/#.*$/, '')))
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Moved</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<link rel="canonical" href="${canonical}"><meta name="robots" content="noindex">`,
    `<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript></head>`,
    `<body><p>This page has moved to <a href="${href}">${href}</a>.</p><script>${redirectScript}</script></body></html>`,
  ].join('')
}
