import { toPageView } from '@/components/analytics/view'
import { mayMeasure } from '@/lib/search/settings'
import { normalizePath } from '@/lib/kit/urls'
import { pageShown } from '../layout/page-change'
import { whenIdle } from '../ui/when-idle'

/** Path of the last counted page. */
let counted: string | undefined

/** @param path pathname, including the base path */
function countView(path: string): void {
  if (counted === path || !mayMeasure()) return
  const { origin } = window.location
  const referrer = counted === undefined ? document.referrer : origin + counted
  counted = path
  whenIdle(() => {
    const view = toPageView(origin + path, document.title, referrer)
    import('./send-view').then(
      ({ sendView }) => sendView(view),
      // Analytics failures are never reported.
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
