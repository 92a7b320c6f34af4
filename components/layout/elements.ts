import { watchForSearch } from '../search/watch'
import { wireBackToTop } from './back-to-top'

/** What brings a part of a page to life, and what a page looks like that needs it. */
interface Part {
  needed: string
  load: () => Promise<unknown>
  /** Only once the part comes near the window. */
  isLate?: boolean
  /** Only once somebody points at the part, which is a custom element, or comes to it by keyboard. */
  isAsked?: boolean
}

const parts: Part[] = [
  { needed: '.site-header', load: () => import('./site-elements') },
  { needed: '.docs-bar, .prose', load: () => import('./docs-elements') },
  { needed: 'docs-tabs', load: () => import('../mdx/tabs.element').then((part) => part.defineTabs()) },
  { needed: 'docs-figure', load: () => import('../mdx/figure.element').then((part) => part.defineFigure()) },
  { needed: 'sdk-filter, .q', load: () => import('../mdx/sdk-elements') },
  {
    needed: 'docs-mermaid',
    load: () => import('../mdx/mermaid.element').then((part) => part.defineMermaid()),
    isLate: true,
  },
  {
    needed: 'catalog-graph',
    load: () => import('../diagrams/catalog-graph.element').then((part) => part.defineCatalogGraph()),
    isLate: true,
  },
  {
    needed: 'flow-walk',
    load: () => import('../diagrams/flow-walk.element').then((part) => part.defineFlowWalk()),
    isLate: true,
  },
  { needed: 'docs-not-found', load: () => import('./not-found.element').then((part) => part.defineNotFound()) },
  { needed: 'main-menu, page-actions', load: () => import('./asked-elements'), isAsked: true },
  { needed: '[data-report]', load: () => import('./report').then((part) => part.fillReports()) },
  {
    needed: '[data-versions]',
    load: () => import('../navigation/version-links').then((part) => part.steerVersionLinks()),
  },
]

const loaded = new Set<Part>()

function bring(part: Part): void {
  if (loaded.has(part)) return
  loaded.add(part)
  part.load().catch((error: unknown) => {
    loaded.delete(part)
    console.warn('A part of the page could not be loaded.', error)
  })
}

function bringWhenNear(part: Part, elements: NodeListOf<Element>): void {
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watcher.disconnect()
      bring(part)
    },
    { rootMargin: '200px' },
  )
  for (const element of elements) watcher.observe(element)
}

function bringWhenAsked(part: Part, elements: NodeListOf<Element>): void {
  for (const element of elements) {
    element.addEventListener('pointerenter', () => bring(part))
    element.addEventListener('focusin', () => bring(part))
    // A press that comes before the part is made again when it is there.
    element.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null
      if (button !== null && !element.matches(':defined'))
        void customElements.whenDefined(element.localName).then(() => button.click())
    })
  }
}

/** Loads what the page that is shown needs and has not. Without a part the page can be read all the same. */
export function defineElements(): void {
  for (const part of parts) {
    const elements = document.querySelectorAll(part.needed)
    if (elements.length === 0 || loaded.has(part)) continue
    if (part.isLate) bringWhenNear(part, elements)
    else if (part.isAsked) bringWhenAsked(part, elements)
    else bring(part)
  }
}

wireBackToTop()
watchForSearch()
