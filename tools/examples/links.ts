import { site as facts } from '@/lib/kit/site'
import { exampleArchivePath } from '@/lib/outputs/example-archive'
import type { Fence, ReportFence, Site } from './types'

const link = /\bhttps?:\/\/[^\s"'`<>\\)\]}|,]+/g
const ownHosts = new Set([new URL(facts.origin).host, 'eventcatalog.dev', 'www.eventcatalog.dev'])

/** Whether a link of this site may stay as it is: the addresses of its pages, and of files. */
function isKnown(path: string, site: Site): boolean {
  const address = path.length > 1 ? path.replace(/\/$/, '') : path
  return site.hasAddress(address) || address === exampleArchivePath || /\.(?:md|txt|xml|json|svg|png)$/.test(address)
}

/** Links in examples must be well formed, and lead to pages where they lead to this site. */
export function checkLinks(fence: Fence, report: ReportFence, site: Site): void {
  for (const [index, text] of fence.code.split('\n').entries()) {
    for (const [found] of text.matchAll(link)) {
      const address = found.replace(/[.;:*]+$/, '')
      // What a script or a reader fills in is not known here.
      if (/[$<{[…]|\.\.\./.test(address) || address.endsWith('//')) continue
      if (!URL.canParse(address)) {
        report(fence, index + 1, `The link ${address} is malformed.`)
        continue
      }
      const { host, pathname } = new URL(address)
      if (!ownHosts.has(host) || isKnown(pathname, site)) continue
      // The tool names claims of tokens and its schemas after its site.
      if (/^\/(?:roles|groups|app_metadata)$/.test(pathname)) continue
      report(fence, index + 1, `Broken link to ${address}: no page on this site has this address.`)
    }
  }
}
