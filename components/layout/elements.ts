import { watchForSearch } from '../search/watch'
import { runAfterPaint } from '../ui/after-paint'
import './back-to-top'
import './docs-elements'
import './mobile-menu.element'
import { pageShown } from './page-change'
import './site-menus.element'

/** An interactive part of a page, and when to load its code. */
interface Part {
  /** Selector of elements that need the part. */
  match: string
  load: () => Promise<unknown>
  /**
   * By default, with the page. `near` the viewport; on `intent`: hover, focus, touch or click; or `deferred` until after
   * the first interaction, near the viewport or on intent. The initial HTML works without the last two.
   */
  when?: 'near' | 'intent' | 'deferred'
}

/** Mermaid is large, so it loads in parallel with the element that uses it. */
function loadMermaid(): Promise<unknown> {
  import('mermaid').catch(() => undefined)
  return import('../mdx/mermaid.element')
}

const listParts = (): Part[] => [
  { match: 'docs-tabs', load: () => import('../mdx/tabs.element'), when: 'intent' },
  { match: 'docs-figure', load: () => import('../mdx/figure.element') },
  { match: 'sdk-filter', load: () => import('../mdx/sdk-filter.element'), when: 'intent' },
  {
    match: 'integration-filter',
    load: () => import('../integrations/integration-filter.element'),
    // Filters in the URL have to be applied right away.
    when: location.search === '' ? 'intent' : undefined,
  },
  { match: 'tree-island', load: () => import('../mdx/tree-island.element'), when: 'near' },
  { match: '.q', load: () => import('../mdx/quiet-types'), when: 'deferred' },
  { match: 'docs-mermaid', load: loadMermaid, when: 'near' },
  { match: 'live-catalog', load: () => import('../diagrams/live-catalog.element'), when: 'deferred' },
  { match: 'catalog-graph, flow-walk', load: () => import('../diagrams/drawing-elements'), when: 'deferred' },
  { match: 'try-your-file', load: () => import('../try-spec/try-your-file.element'), when: 'intent' },
  { match: 'docs-not-found', load: () => import('./not-found.element') },
  { match: 'main-menu, page-actions', load: () => import('./intent-elements'), when: 'intent' },
  { match: '[data-report]', load: () => import('./report') },
  {
    match: '[data-versions]',
    load: () => import('../navigation/version-links').then((part) => part.updateVersionLinks()),
  },
  { match: '[data-version-menu]', load: () => import('./version-menu') },
  { match: 'search-page', load: () => import('../search/search-page.element') },
  { match: 'meta[name=page-views]', load: () => import('../analytics/count-views') },
]

/** By the parts' selectors. */
const watched = new Set<string>()
const loaded = new Map<string, Promise<unknown>>()
const ready = new Set<string>()

function loadPart({ match, load }: Part): Promise<unknown> {
  const known = loaded.get(match)
  if (known !== undefined) return known
  const loading = load().then(
    () => ready.add(match),
    (error: unknown) => {
      loaded.delete(match)
      console.warn('A part of the page could not be loaded.', error)
    },
  )
  loaded.set(match, loading)
  return loading
}

/** Loads a part on the first intent. Clicks, submits and drops that happen before it has loaded are replayed. */
function loadOnIntent(part: Part): void {
  const { match } = part
  if (watched.has(match)) return
  watched.add(match)
  const stop = new AbortController()
  const answer = (event: Event) => {
    if (ready.has(match)) return stop.abort()
    const { type, target } = event
    if (!(target instanceof Element) || target.closest(match) === null) return
    const form = type === 'submit' ? target.closest('form') : null
    // The browser would open a dropped file.
    if (/^dr/.test(type) || form !== null) event.preventDefault()
    // The browser empties the event's own transfer after the event.
    const files = type === 'drop' ? [...((event as DragEvent).dataTransfer?.files ?? [])] : []
    void loadPart(part).then(() => {
      // Loading failed: let the browser submit the form. The next intent retries.
      if (!loaded.has(match)) return form?.submit()
      stop.abort()
      if (type === 'click') target.closest('button')?.click()
      form?.requestSubmit()
      if (files.length === 0) return
      const dataTransfer = new DataTransfer()
      for (const file of files) dataTransfer.items.add(file)
      target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
    })
  }
  for (const intent of ['pointerover', 'focusin', 'touchstart', 'click', 'submit', 'dragover', 'drop'])
    document.addEventListener(intent, answer, { signal: stop.signal })
}

function loadWhenNear(part: Part, rootMargin: string): void {
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watcher.disconnect()
      void loadPart(part)
    },
    { rootMargin },
  )
  for (const element of document.querySelectorAll(part.match)) watcher.observe(element)
  document.addEventListener(pageShown, () => watcher.disconnect(), { once: true })
}

/** Resolves after the first pointer, key, touch or scroll event, once the browser has painted its response. */
const firstInteraction = new Promise<void>((resolve) => {
  const signs = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll', 'focusin']
  const answer = () => runAfterPaint(resolve)
  for (const sign of signs) document.addEventListener(sign, answer, { once: true, passive: true })
})

/** Loads the parts that the current page needs. Pages are readable without them. */
export function defineElements(): void {
  for (const part of listParts()) {
    if (loaded.has(part.match) || document.querySelector(part.match) === null) continue
    // Slow parts start to load one viewport height ahead.
    if (part.when === 'near') loadWhenNear(part, '100%')
    else if (part.when === undefined) void loadPart(part)
    else loadOnIntent(part)
    if (part.when === 'deferred') void firstInteraction.then(() => loadWhenNear(part, '200px'))
  }
}

watchForSearch()
/** Until this loads, links are full page loads. During development they always are, because Next runs there. */
const loadNavigation = () => {
  import('../navigation/follow-links').then(
    ({ followLinks }) => followLinks(),
    () => window.addEventListener('online', loadNavigation, { once: true }),
  )
}
if (process.env.NODE_ENV !== 'development') void firstInteraction.then(loadNavigation)
