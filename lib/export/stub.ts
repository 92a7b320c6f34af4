import { escapeHtml } from '../kit/html'
import { toAbsoluteUrl, withBase } from '../kit/urls'

/**
 * Leads on with what was asked for. The place comes from the link, so that the script is the same in every stub and
 * one hash allows it. A hash that was asked for counts more than the one of the redirect.
 */
const leadOn = `(()=>{const to=document.querySelector('a')
to.search=location.search
if(location.hash)to.hash=location.hash
location.replace(to.href)})()`

/** A page that leads on to another, for hosts that know no redirects; without scripts it does so without the query. */
export function writeStub(target: string): string {
  const href = escapeHtml(withBase(target))
  const canonical = escapeHtml(toAbsoluteUrl(target.replace(/#.*$/, '')))
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Moved</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<link rel="canonical" href="${canonical}"><meta name="robots" content="noindex">`,
    `<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript></head>`,
    `<body><p>This page has moved to <a href="${href}">${href}</a>.</p><script>${leadOn}</script></body></html>`,
  ].join('')
}
