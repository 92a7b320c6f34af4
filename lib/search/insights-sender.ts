import { withBase } from '../kit/urls'
import type { SearchHit } from './contract'
import type { HostedSettings } from './settings'

/** Maximum number of events per request, and delay in milliseconds before sending fewer (specification, section 9). */
const BATCH = 20
const DELAY = 400

/** Maximum number of objects per event in Algolia's API. */
const MAX_OBJECTS = 20

/** Seconds after which a page counts as read. */
const READING = 30

const endpoint = 'https://insights.algolia.io/1/events'

export type InsightsSender = ReturnType<typeof createInsightsSender>

/** Calls `onRead` once, when the page has been visible for 30 seconds, or code was copied. Returns how to stop. */
function watchReading(path: string, onRead: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const address = withBase(path)
  let seconds = 0
  let hasArrived = false
  const stop = () => {
    clearInterval(timer)
    controller.abort()
  }
  const finish = () => {
    stop()
    onRead()
  }
  const timer = setInterval(() => {
    const isOnPage = location.pathname.replace(/(\.html|\/)$/, '') === address.replace(/\/$/, '')
    hasArrived ||= isOnPage
    // The reader left before it counted as read.
    if (hasArrived && !isOnPage) stop()
    else if (isOnPage && document.visibilityState === 'visible' && ++seconds >= READING) finish()
  }, 1000)
  const finishIn = (selector: string) => (event: Event) => {
    if (hasArrived && event.target instanceof Element && event.target.closest(selector) !== null) finish()
  }
  document.addEventListener('copy', finishIn('pre'), { signal })
  document.addEventListener('click', finishIn('.code-tools [title="Copy"]'), { signal })
  return stop
}

/** `crypto.randomUUID` requires a secure context. */
function createToken(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Sends views, clicks and conversions to Algolia. Unlike with Algolia's library, nothing is stored: the user token is
 * random and only in memory (docs/decisions/027-search-insights-without-storage.md).
 */
export function createInsightsSender({ appId, searchKey, index }: HostedSettings) {
  const userToken = `anonymous-${createToken()}`
  const url = `${endpoint}?${new URLSearchParams({ 'X-Algolia-Application-Id': appId, 'X-Algolia-API-Key': searchKey })}`
  const waiting: object[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopReading = () => {}

  function flush() {
    clearTimeout(timer)
    while (waiting.length > 0) {
      const body = JSON.stringify({ events: waiting.splice(0, BATCH) })
      // Both send plain text, which doesn't need a CORS preflight.
      if (!navigator.sendBeacon?.(url, body))
        void fetch(url, { method: 'POST', body, keepalive: true }).catch(() => undefined)
    }
  }

  function push(eventType: string, eventName: string, objectIDs: string[], more = {}) {
    waiting.push({ eventType, eventName, objectIDs, ...more, index, userToken, timestamp: Date.now() })
    clearTimeout(timer)
    if (waiting.length >= BATCH) flush()
    else timer = setTimeout(flush, DELAY)
  }

  // A hidden page may never become visible again.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush())
  window.addEventListener('pagehide', flush)

  return {
    view: (hits: readonly SearchHit[]) => {
      for (let start = 0; start < hits.length; start += MAX_OBJECTS) {
        const objectIDs = hits.slice(start, start + MAX_OBJECTS).map(({ objectID }) => objectID)
        push('view', 'Hits Viewed', objectIDs)
      }
    },
    click: ({ objectID, path, __position }: SearchHit, queryID: string) => {
      const objectIDs = [objectID]
      push('click', 'Hit Clicked', objectIDs, { positions: [__position], queryID })
      stopReading()
      stopReading = watchReading(path, () => push('conversion', 'Page Read', objectIDs, { queryID }))
    },
  }
}
