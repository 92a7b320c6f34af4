import { buildWebSiteData } from '@/lib/search/open-search'

/** Tells search engines where the site is searched; for the start page only. */
export function WebSiteData() {
  const json = JSON.stringify(buildWebSiteData()).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
