import {
  buildLiveSidebar,
  getLiveResource,
  listLiveViews,
  listOlderSchemas,
  toGraphSubject,
  type LiveView,
} from '@/lib/catalog/live'
import { getCatalog, getDrawingsHash } from '@/lib/catalog/load'
import { toCatalogPath } from '@/lib/catalog/address'
import { buildPage } from '@/lib/catalog/page/model'
import { listVersionItems } from '@/lib/catalog/page/sections'
import { toKindName } from '@/lib/catalog/kinds'
import type { Message, Resource } from '@/lib/catalog/types'
import { site } from '@/lib/kit/site'
import { withBase } from '@/lib/kit/urls'
import { CatalogGraph } from './catalog-graph'
import { SidebarNodes } from './catalog-sidebar'
import { FlowWalk } from './flow-walk'
import { KindMark, LiveProvider } from './parts'
import { PageScreen } from './page-screen'
import { SideBySide } from './schema-diff'
import { SchemaView } from './schema-view'

/** Names of the views in EventCatalog's navigation. */
const viewNames: Record<LiveView, string> = { page: 'Documentation', graph: 'Visualiser', schema: 'Schema Explorer' }

function Graph({ resource }: { resource: Resource }) {
  if (resource.kind === 'flow') return <FlowWalk flow={resource.id} title={resource.name} idPrefix="live-" />
  return <CatalogGraph {...toGraphSubject(resource)} title={resource.name} />
}

/** A schema with a choice of versions, and its differences from each older one. */
function Schema({ message }: { message: Message }) {
  const catalog = getCatalog()
  const versions = listVersionItems(catalog, message)
  return (
    <>
      {versions.length < 2 ? null : (
        <label className="mb-3 block text-muted no-js:hidden">
          Version{' '}
          <select
            className="ml-[0.35rem] min-h-8 rounded-md border border-line-strong bg-surface px-2 text-ink"
            data-versions-of={message.id}
            defaultValue={toCatalogPath(message)}
          >
            {versions.map(({ label, open }) => (
              <option key={label} value={open}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <SchemaView message={message.id} version={message.version} />
      {listOlderSchemas(catalog, message).map((older) => (
        <div key={older.version} className="drawn mt-4" data-slot="live-diff">
          <div className="drawn-bar">
            <b>
              Diff: v{older.version} → v{message.version}
            </b>
            <span className="drawn-facts">Part of the Scale plan</span>
          </div>
          <SideBySide before={'schema' in older ? older.schema : undefined} after={message.schema} />
        </div>
      ))}
    </>
  )
}

/**
 * What the live catalog shows of a resource: heading, choice of views, and the views.
 * @param view the only view in the markup. Without it, there are all of them
 */
export function LiveResource({ resource, view }: { resource: Resource; view?: LiveView }) {
  const catalog = getCatalog()
  const page = buildPage(catalog, resource)
  const views = listLiveViews(resource)
  const { kind, name } = resource
  return (
    <LiveProvider value>
      <div className="mb-4 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-4">
        <p className="col-span-full text-xs text-muted">
          <KindMark kind={kind} /> {toKindName(kind)}
        </p>
        <h2 className="m-0 p-0 text-xl leading-[1.25] tracking-[-0.01em]" data-slot="live-title" tabIndex={-1}>
          {name} {page.suffix === '' ? null : <span className="screen-suffix">({page.suffix})</span>}
        </h2>
        <div className="live-views" role="group" aria-label={`Views of ${name}`}>
          {views.length === 1
            ? null
            : views.map((each) => (
                <button key={each} type="button" data-view={each} aria-pressed={each === view}>
                  {viewNames[each]}
                </button>
              ))}
        </div>
      </div>
      {(view === undefined ? views : [view]).map((each) => (
        <section
          key={each}
          className="live-view [.live-view+&]:mt-4"
          data-view={each}
          aria-label={`${viewNames[each]}: ${name}`}
        >
          {each === 'page' ? (
            <div className="drawn live-page">
              <PageScreen catalog={catalog} page={page} />
            </div>
          ) : each === 'graph' ? (
            <Graph resource={resource} />
          ) : 'schema' in resource ? (
            <Schema message={resource} />
          ) : null}
        </section>
      ))}
    </LiveProvider>
  )
}

/** Folder with a file for each resource, named after everything that the files depend on. */
export function getLiveFolder(): string {
  return `/_content/catalog/${getDrawingsHash().slice(0, 12)}`
}

/**
 * EventCatalog as people use it, with the example catalog: sidebar, pages, graphs, flows and schemas. Without
 * JavaScript, it shows one view of a resource and the sidebar. The custom element fetches the rest.
 */
export function LiveCatalog({ view, title, ...props }: Record<string, string | undefined>) {
  const catalog = getCatalog()
  const resource = getLiveResource(catalog, props)
  const shown = listLiveViews(resource).find((each) => each === view) ?? 'page'
  return (
    <live-catalog class="@container/live block" data-files={withBase(getLiveFolder())}>
      <figure
        className="live"
        data-view={shown}
        aria-label={title ?? `Demo of EventCatalog with the catalog ${catalog.title}`}
      >
        <div className="live-bar">
          <button type="button" data-slot="live-menu" aria-expanded="false">
            Browse
          </button>
          <b>{catalog.title}</b>
          <span>
            Demo of EventCatalog {site.versions.core} with{' '}
            <span className="@max-[51.99rem]/live:hidden">the catalog of </span>an example company
          </span>
          <button type="button" data-slot="live-back" disabled>
            Back
          </button>
        </div>
        <nav className="live-side" aria-label="Example catalog">
          <input
            type="search"
            data-slot="live-search"
            placeholder="Quick search..."
            aria-label="Search the example catalog"
          />
          <p data-slot="live-none" role="status" />
          <div className="drawn catalog-sidebar live-tree">
            <LiveProvider value>
              <SidebarNodes nodes={buildLiveSidebar(catalog, resource)} />
            </LiveProvider>
          </div>
        </nav>
        <div
          className="live-main"
          data-path={toCatalogPath(resource)}

          role="group"
          aria-label="Catalog page"
        >
          <LiveResource resource={resource} view={shown} />
        </div>
      </figure>
    </live-catalog>
  )
}
