import { isMessage } from '@/lib/catalog/find'
import {
  buildLiveSidebar,
  getLiveResource,
  listLiveViews,
  listOlderSchemas,
  toGraphSubject,
  type LiveView,
} from '@/lib/catalog/live'
import { getCatalog, getDrawingsHash } from '@/lib/catalog/load'
import { toCatalogPath, toKindName, type Message, type Resource } from '@/lib/catalog/types'
import { buildPage } from '@/lib/catalog/page/model'
import { toHunks } from '@/lib/catalog/schema/changes'
import { site } from '@/lib/kit/site'
import { withBase } from '@/lib/kit/urls'
import { CatalogGraph } from './catalog-graph'
import { SidebarNodes } from './catalog-sidebar'
import { FlowWalk } from './flow-walk'
import { KindMark, LiveProvider } from './parts'
import { PageScreen, PageSuffix } from './page-screen'
import { SideBySide } from './schema-diff'
import { SchemaView } from './schema-view'

/** Names of the views in EventCatalog's navigation. */
const viewNames: Record<LiveView, string> = {
  page: 'Architecture Documentation',
  graph: 'Visualiser',
  schema: 'Schema Explorer',
}

function Graph({ resource }: { resource: Resource }) {
  if (resource.kind === 'flow') return <FlowWalk flow={resource.id} title={resource.name} idPrefix="live-" />
  return <CatalogGraph {...toGraphSubject(resource)} title={resource.name} />
}

/** A schema with a choice of versions, and its differences from each older one. */
function Schema({ message }: { message: Message }) {
  const { versions } = message
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
            {versions.map((each) => (
              <option key={each.version} value={toCatalogPath(each)}>
                v{each.version}
              </option>
            ))}
          </select>
        </label>
      )}
      <SchemaView message={message.id} version={message.version} />
      {listOlderSchemas(message).map((older) => (
        <div key={older.version} className="drawn mt-4" data-slot="live-diff">
          <div className="drawn-bar">
            <b>
              Diff: v{message.version} → v{older.version}
            </b>
            <span className="drawn-facts">Part of the Scale plan</span>
          </div>
          <SideBySide parts={toHunks(older.schema?.text, message.schema?.text)} />
        </div>
      ))}
    </>
  )
}

/** A resource in the live catalog: heading, choice of views, and one or all of the views. */
export function LiveResource({ resource, view }: { resource: Resource; view?: LiveView }) {
  const page = buildPage(getCatalog(), resource)
  const views = listLiveViews(resource)
  const { kind, name } = resource
  return (
    <LiveProvider value>
      <div className="mb-4 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-4">
        <p className="col-span-full text-xs text-muted">
          <KindMark kind={kind} /> {toKindName(kind)}
        </p>
        <h2 className="m-0 p-0 text-xl leading-[1.25] tracking-[-0.01em]" data-slot="live-title" tabIndex={-1}>
          {name} {page.suffix && <PageSuffix page={page} />}
        </h2>
        <div
          className="live-views flex flex-wrap gap-1 empty:hidden @max-[34rem]:col-span-full @max-[34rem]:mt-2 print:hidden no-js:hidden"
          role="group"
          aria-label={`Views of ${name}`}
        >
          {views.length > 1 &&
            views.map((each) => (
              <button
                key={each}
                type="button"
                className="min-h-8 rounded-md border border-line bg-surface px-[0.7rem] text-xs hover:border-link hover:text-link aria-pressed:border-link aria-pressed:bg-link-soft aria-pressed:font-semibold aria-pressed:text-ink"
                data-view={each}
                aria-pressed={each === view}
              >
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
          {each === 'page' && (
            <div className="drawn live-page">
              <PageScreen page={page} />
            </div>
          )}
          {each === 'graph' && <Graph resource={resource} />}
          {each === 'schema' && isMessage(resource) && <Schema message={resource} />}
        </section>
      ))}
    </LiveProvider>
  )
}

/** Folder with a file for each resource, named after everything that the files depend on. */
export function getLiveFolder(): string {
  return `/_content/catalog/${getDrawingsHash().slice(0, 12)}`
}

/** As tall as the page allows: what's in it scrolls. Without JavaScript, narrow screens show all of it. */
const frameClass =
  'scroll-mt-[calc(var(--bar-height)+0.5rem)] overflow-hidden rounded-lg border border-line-strong bg-surface text-left text-sm leading-normal @max-[51.99rem]/live:flex @max-[51.99rem]/live:flex-col @max-[33.99rem]/live:js:h-[clamp(40rem,85svh,51rem)] @min-[34rem]/live:js:h-214 @min-[52rem]/live:grid @min-[52rem]/live:h-214 @min-[52rem]/live:grid-cols-[17rem_minmax(0,1fr)] @min-[52rem]/live:grid-rows-[auto_minmax(0,1fr)] print:h-auto!'

/** On narrow screens, the sidebar replaces the page while it's open. Without JavaScript, it comes after the page. */
const sideClass =
  'overflow-auto border-t border-line px-4 py-[0.85rem] @max-[51.99rem]/live:order-1 @max-[51.99rem]/live:js:not-in-[.is-browsing]:hidden @min-[52rem]/live:border-t-0 @min-[52rem]/live:border-r @min-[52rem]/live:bg-ground print:hidden'

const fieldClass =
  'rounded-md border border-line-strong bg-surface px-[0.7rem] text-ink disabled:invisible no-js:hidden'

/** The example catalog as people use it. Without JavaScript, it shows one view of a resource and the sidebar. */
export function LiveCatalog({ view, title, ...props }: Record<string, string | undefined>) {
  const catalog = getCatalog()
  const resource = getLiveResource(catalog, props)
  const shown = listLiveViews(resource).find((each) => each === view) ?? 'page'
  return (
    <live-catalog class="@container/live block" data-files={withBase(getLiveFolder())}>
      <figure
        className={`live ${frameClass}`}
        data-view={shown}
        aria-label={title ?? `Demo of EventCatalog with the catalog ${catalog.title}`}
      >
        <div className="flex min-h-12 shrink-0 flex-wrap items-center gap-x-[0.9rem] gap-y-1 border-b border-line bg-sunken px-4 py-[0.4rem] @min-[52rem]/live:col-span-full">
          <button
            type="button"
            className={`${fieldClass} min-h-8 @min-[52rem]/live:hidden`}
            data-slot="live-menu"
            aria-expanded="false"
          >
            Browse
          </button>
          <b className="text-ink">{catalog.title}</b>
          <span className="flex-1 text-xs text-muted @max-[51.99rem]/live:order-1 @max-[51.99rem]/live:basis-full">
            Demo of EventCatalog {site.versions.core} with{' '}
            <span className="@max-[51.99rem]/live:hidden">the catalog of </span>an example company
          </span>
          <button
            type="button"
            className={`${fieldClass} min-h-8 @max-[51.99rem]/live:ml-auto`}
            data-slot="live-back"
            disabled
          >
            Back
          </button>
        </div>
        <nav className={sideClass} aria-label="Example catalog">
          <input
            type="search"
            className={`${fieldClass} min-h-9 w-full`}
            data-slot="live-search"
            placeholder="Quick search..."
            aria-label="Search the example catalog"
          />
          <p className="my-[0.15rem] min-h-6 text-xs text-muted no-js:hidden" data-slot="live-none" role="status" />
          <div className="drawn catalog-sidebar live-tree max-w-none overflow-visible rounded-none border-0 bg-transparent">
            <LiveProvider value>
              <SidebarNodes nodes={buildLiveSidebar(catalog, resource)} />
            </LiveProvider>
          </div>
        </nav>
        <div
          className="live-main @container min-w-0 overflow-auto px-3 pt-[1.1rem] @min-[34rem]/live:px-5 in-[.is-browsing]:@max-[51.99rem]/live:hidden aria-busy:opacity-60"
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
