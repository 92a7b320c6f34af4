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

function findFirstPath(): string {
  const [entry] = performance.getEntriesByType('navigation')
  return entry === undefined ? window.location.pathname : normalizePath(new URL(entry.name).pathname)
}

const countCurrent = () => countView(normalizePath(window.location.pathname))

// Every page, including the first, even if the visitor has left it by now.
countView(findFirstPath())
countCurrent()
document.addEventListener(pageShown, countCurrent)
