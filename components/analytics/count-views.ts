import { toPageView } from '@/components/analytics/view'
import { mayMeasure } from '@/lib/search/settings'
import { normalizePath } from '@/lib/kit/urls'
import { pageShown } from '../layout/page-change'
import { whenIdle } from '../ui/when-idle'

/** The page that was counted last. */
let counted: string | undefined

/** @param path as the browser asks for it, with the folder that the site is served from */
function countView(path: string): void {
  if (counted === path || !mayMeasure()) return
  const { origin } = window.location
  const referrer = counted === undefined ? document.referrer : origin + counted
  counted = path
  whenIdle(() => {
    const view = toPageView(origin + path, document.title, referrer)
    import('./send-view').then(
      ({ sendView }) => sendView(view),
      // Counting must never be in the way.
      () => undefined,
    )
  })
}

/** The page that the browser loaded, by its one address; another may be shown by now. */
function findFirstPath(): string {
  const [entry] = performance.getEntriesByType('navigation')
  return entry === undefined ? window.location.pathname : normalizePath(new URL(entry.name).pathname)
}

/** Tells of each page that is shown, the first one included, once the browser has nothing better to do. */
export function countViews(): void {
  countView(findFirstPath())
  const countThis = () => countView(normalizePath(window.location.pathname))
  countThis()
  document.addEventListener(pageShown, countThis)
}
