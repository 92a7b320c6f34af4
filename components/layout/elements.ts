import { watchForSearch } from '../search/watch'
import { wireBackToTop } from './back-to-top'
import './docs-elements'
import { pageShown } from './page-change'
import './site-elements'

/** What brings a part of a page to life, and what a page looks like that needs it. */
interface Part {
  needed: string
  load: () => Promise<unknown>
  /** Only once the part comes near the window. */
  isLate?: boolean
  /** Only after the first interaction, and near the window: what it shows at first needs no script. */
  isWaiting?: boolean
  /** Only on hover, focus, touch or press: what it shows at first needs no script. */
  isAsked?: () => boolean
}

const always = () => true

/** The library is large and doesn't wait for the element that draws with it. */
function loadMermaid(): Promise<void> {
  import('mermaid').catch(() => undefined)
  return import('../mdx/mermaid.element').then((part) => part.defineMermaid())
}

const parts: Part[] = [
  {
    needed: 'docs-tabs',
    load: () => import('../mdx/tabs.element').then((part) => part.defineTabs()),
    isAsked: always,
  },
  { needed: 'docs-figure', load: () => import('../mdx/figure.element').then((part) => part.defineFigure()) },
  {
    needed: 'sdk-filter',
    load: () => import('../mdx/sdk-filter.element').then((part) => part.defineSdkFilter()),
    isAsked: always,
  },
  {
    needed: 'integration-filter',
    load: () => import('../integrations/integration-filter.element').then((part) => part.defineIntegrationFilter()),
    // The address may ask for some of them.
    isAsked: () => location.search === '',
  },
  { needed: '.q', load: () => import('../mdx/quiet-types'), isWaiting: true },
  {
    needed: 'docs-mermaid',
    load: loadMermaid,
    isLate: true,
  },
  { needed: 'catalog-graph, flow-walk', load: () => import('../diagrams/drawing-elements'), isWaiting: true },
  { needed: 'docs-not-found', load: () => import('./not-found.element').then((part) => part.defineNotFound()) },
  { needed: 'main-menu, page-actions', load: () => import('./asked-elements'), isAsked: always },
  { needed: '[data-report]', load: () => import('./report').then((part) => part.fillReports()) },
  {
    needed: '[data-versions]',
    load: () => import('../navigation/version-links').then((part) => part.steerVersionLinks()),
  },
  { needed: '.version-menu', load: () => import('./version-menu').then((part) => part.watchVersionMenu()) },
  {
    needed: 'search-page',
    load: () => import('../search/search-page.element').then((part) => part.defineSearchPage()),
  },
  {
    needed: 'meta[name=page-views]',
    load: () => import('../analytics/count-views').then((part) => part.countViews()),
  },
]

const asked = new Set<Part>()
const loaded = new Map<Part, Promise<unknown>>()

function bring(part: Part): Promise<unknown> {
  const known = loaded.get(part)
  if (known !== undefined) return known
  const loading = part.load().catch((error: unknown) => {
    loaded.delete(part)
    console.warn('A part of the page could not be loaded.', error)
  })
  loaded.set(part, loading)
  return loading
}

/** What is pressed or sent before the part is there is pressed or sent again once it is. */
function bringWhenAsked(part: Part): void {
  if (asked.has(part)) return
  asked.add(part)
  const stop = new AbortController()
  const answer = (event: Event) => {
    const { type, target } = event
    if (!(target instanceof Element) || target.closest(part.needed) === null) return
    const form = type === 'submit' ? target.closest('form') : null
    if (form !== null) event.preventDefault()
    void bring(part).then(() => {
      // It could not be had: forms are the browser's, and the next one to come asks again.
      if (!loaded.has(part)) {
        form?.submit()
        return
      }
      stop.abort()
      if (type === 'click') target.closest('button')?.click()
      form?.requestSubmit()
    })
  }
  for (const intent of ['pointerover', 'focusin', 'touchstart', 'click', 'submit'])
    document.addEventListener(intent, answer, { signal: stop.signal })
}

function bringWhenNear(part: Part, elements: NodeListOf<Element>, rootMargin: string): void {
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watcher.disconnect()
      void bring(part)
    },
    { rootMargin },
  )
  for (const element of elements) watcher.observe(element)
  document.addEventListener(pageShown, () => watcher.disconnect(), { once: true })
}

/** The first pointer, key, touch or scroll. What answers it is painted before anything that waits for it starts. */
const firstInteraction = new Promise<void>((resolve) => {
  const signs = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll', 'focusin']
  const answer = () => requestAnimationFrame(() => setTimeout(resolve))
  for (const sign of signs) document.addEventListener(sign, answer, { once: true, passive: true })
})

/** Loads what the page that is shown needs and has not. Without a part the page can be read all the same. */
export function defineElements(): void {
  for (const part of parts) {
    const elements = document.querySelectorAll(part.needed)
    if (elements.length === 0 || loaded.has(part)) continue
    // What takes long to load begins a window's height ahead.
    if (part.isLate) bringWhenNear(part, elements, '100%')
    else if (part.isWaiting)
      void firstInteraction.then(() => bringWhenNear(part, document.querySelectorAll(part.needed), '200px'))
    else if (part.isAsked?.()) bringWhenAsked(part)
    else void bring(part)
  }
}

wireBackToTop()
watchForSearch()
/** Until then, and where it can't be loaded, every link is a full load. So it is while developing, where Next runs. */
const loadNavigation = () => {
  import('../navigation/follow-links').then(
    ({ followLinks }) => followLinks(),
    () => window.addEventListener('online', loadNavigation, { once: true }),
  )
}
if (process.env.NODE_ENV !== 'development') void firstInteraction.then(loadNavigation)
