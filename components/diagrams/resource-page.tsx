import { buildPage } from '@/lib/catalog/page/model'
import { getCatalog } from '@/lib/catalog/load'
import { toKindName } from '@/lib/catalog/text/names'
import { getNamed } from '@/lib/catalog/text/resource-page'
import { site } from '@/lib/kit/site'
import { DrawingFigure } from './figure'
import { PageScreen } from './page-screen'

/** Title bar of a page drawing: the page's path in a catalog, and a note that it's a drawing. */
export function ScreenBar({ address }: { address: string }) {
  return (
    <div className="drawn-bar">
      <code>{address}</code>
      <span className="drawn-facts">Drawing of the page in EventCatalog {site.versions.core}</span>
    </div>
  )
}

/** A resource's page, drawn as in the documented version of EventCatalog. */
export function ResourcePage({ title, ...props }: Record<string, string | undefined>) {
  const catalog = getCatalog()
  const resource = getNamed(catalog, props)
  const page = buildPage(catalog, resource)
  const label = `The page of the ${toKindName(resource.kind)} ${resource.name}`
  return (
    <DrawingFigure className="resource-page" label={label} title={title}>
      <ScreenBar address={page.address} />
      <PageScreen catalog={catalog} page={page} />
    </DrawingFigure>
  )
}
