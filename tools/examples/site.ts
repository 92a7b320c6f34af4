import { authorComponents } from '@/components/mdx/author-components'
import { groupBy } from '@/lib/kit/group-by'
import { site as facts } from '@/lib/kit/site'
import { exampleArchivePath } from '@/lib/outputs/example-archive'
import { readAddressList } from '../authoring/address-files'
import type { CatalogComponent } from '../catalog-schema/components'
import type { PropSpec } from '@/lib/mdx/types'
import type { Fence, ReportFence } from './types'

/** A component whose file a fence shows. */
const componentFile = /(?:^|\/)(?:components|snippets)\/(?:.*\/)?([A-Za-z]\w*)\.(?:astro|tsx|jsx|mdx?)$/

/** Site data that examples are checked against. */
export function readSite(fences: readonly Fence[]) {
  const own = groupBy(fences, ({ file }) => file)
  const anyProps = new Proxy<Record<string, PropSpec>>({}, { get: () => ({}) })
  const ofAuthors: Record<string, CatalogComponent> = { ...authorComponents, Partial: { props: anyProps } }
  return {
    addresses: new Set(readAddressList('published-addresses.txt')),
    /** Components that a file's examples can use if it's about writing for this site. Undefined otherwise. */
    components: (file: string) => (/^content\/docs\/(?!contributing\/)/.test(file) ? undefined : ofAuthors),
    /** Catalog components whose files a page shows, such as `components/PriceTable.astro`. */
    ownComponents: (file: string) =>
      (own.get(file) ?? []).flatMap(({ title = '' }) => componentFile.exec(title)?.[1] ?? []),
  }
}

export type Site = ReturnType<typeof readSite>

const link = /\bhttps?:\/\/[^\s"'`<>\\)\]}|,]+/g
const ownHosts = new Set([new URL(facts.origin).host, 'eventcatalog.dev', 'www.eventcatalog.dev'])

/** Paths on this site that EventCatalog uses in token claims. */
const claims = new Set(['/roles', '/groups', '/app_metadata'])

/** Whether a path on this site is a page, a file or a token claim. */
function isKnown(path: string, site: Site): boolean {
  const address = path.length > 1 ? path.replace(/\/$/, '') : path
  return (
    site.addresses.has(address) ||
    address === exampleArchivePath ||
    claims.has(path) ||
    /\.(?:md|txt|xml|json|svg|png)$/.test(address)
  )
}

/** Checks that links in examples are well-formed, and that those to this site exist. */
export function checkLinks(fence: Fence, report: ReportFence, site: Site): void {
  for (const [index, text] of fence.code.split('\n').entries()) {
    for (const [found] of text.matchAll(link)) {
      const address = found.replace(/[.;:*]+$/, '')
      // Placeholders aren't known here.
      if (/[$<{[…]|\.\.\./.test(address) || address.endsWith('//')) continue
      const url = URL.canParse(address) ? new URL(address) : undefined
      if (url === undefined) report(fence, index + 1, `The link ${address} is malformed.`)
      else if (ownHosts.has(url.host) && !isKnown(url.pathname, site))
        report(fence, index + 1, `Broken link to ${address}: no page on this site has this address.`)
    }
  }
}
