import { mayMeasure } from '@/lib/search/settings'
import { normalizePath } from '@/lib/kit/urls'
import { pageShown } from '../layout/page-change'
import { whenIdle } from '../ui/when-idle'

let counted: string | undefined

const withoutQuery = (address: string) => address.replace(/[?#].*$/, '')

/** @param path pathname, including the base path; visitors may have typed a query */
function countView(path: string): void {
  if (counted === path || !mayMeasure()) return
  const { origin } = window.location
  const referrer = counted === undefined ? document.referrer : origin + counted
  counted = path
  whenIdle(() => {
    const view = { url: withoutQuery(origin + path), title: document.title, referrer: withoutQuery(referrer) }
    import('./send-view').then(
      ({ sendView }) => sendView(view),
      // Ad blockers often block this script, so a failed import is expected.
      () => undefined,
    )
  })
}

/** Normalized path of the initial page load. The visitor may have navigated since. */
function findFirstPath(): string {
  const [entry] = performance.getEntriesByType('navigation')
  return entry === undefined ? window.location.pathname : normalizePath(new URL(entry.name).pathname)
}

/** Sends a view for every page, including the first, when the browser is idle. */
export function countViews(): void {
  countView(findFirstPath())
  const countCurrent = () => countView(normalizePath(window.location.pathname))
  countCurrent()
  document.addEventListener(pageShown, countCurrent)
}
