import { readAddressList } from '../authoring/address-files'
import type { CatalogComponent } from '../catalog-schema/components'
import type { Fence, Site, ReportFence } from './types'
import { groupBy } from '@/lib/kit/group-by'
import { site as facts } from '@/lib/kit/site'
import { exampleArchivePath } from '@/lib/outputs/example-archive'

/** A component whose file a fence shows. */
const componentFile = /(?:^|\/)(?:components|snippets)\/(?:.*\/)?([A-Za-z]\w*)\.(?:astro|tsx|jsx|mdx?)$/

/**
 * Site data that examples are checked against.
 * @param authorComponents components that authors of this site can use
 */
export function readSite(fences: readonly Fence[], authorComponents: Readonly<Record<string, CatalogComponent>>): Site {
  const addresses = new Set(readAddressList('published-addresses.txt'))
  const own = groupBy(fences, ({ file }) => file)
  const ofAuthors = { ...authorComponents, Partial: { props: new Proxy({}, { get: () => ({}) }) } }
  return {
    hasAddress: (address) => addresses.has(address),
    components: (file) => (/^content\/docs\/(?!contributing\/)/.test(file) ? undefined : ofAuthors),
    ownComponents: (file) => (own.get(file) ?? []).flatMap(({ title = '' }) => componentFile.exec(title)?.[1] ?? []),
  }
}

const link = /\bhttps?:\/\/[^\s"'`<>\\)\]}|,]+/g
const ownHosts = new Set([new URL(facts.origin).host, 'eventcatalog.dev', 'www.eventcatalog.dev'])

/** Whether a link on this site is valid: it points to a page or a file. */
function isKnown(path: string, site: Site): boolean {
  const address = path.length > 1 ? path.replace(/\/$/, '') : path
  return site.hasAddress(address) || address === exampleArchivePath || /\.(?:md|txt|xml|json|svg|png)$/.test(address)
}

/** Checks that links in examples are well-formed, and that those to this site exist. */
export function checkLinks(fence: Fence, report: ReportFence, site: Site): void {
  for (const [index, text] of fence.code.split('\n').entries()) {
    for (const [found] of text.matchAll(link)) {
      const address = found.replace(/[.;:*]+$/, '')
      // Placeholders aren't known here.
      if (/[$<{[…]|\.\.\./.test(address) || address.endsWith('//')) continue
      if (!URL.canParse(address)) {
        report(fence, index + 1, `The link ${address} is malformed.`)
        continue
      }
      const { host, pathname } = new URL(address)
      if (!ownHosts.has(host) || isKnown(pathname, site)) continue
      // EventCatalog uses URLs on its site as token claims and schema ids.
      if (/^\/(?:roles|groups|app_metadata)$/.test(pathname)) continue
      report(fence, index + 1, `Broken link to ${address}: no page on this site has this address.`)
    }
  }
}
