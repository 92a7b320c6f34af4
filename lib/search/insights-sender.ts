import type { SearchHit } from './contract'
import { watchReading } from './reading'
import type { HostedSettings } from './settings'

/** Maximum number of events per request, and delay in milliseconds before sending fewer (specification, section 9). */
const BATCH = 20
const DELAY = 400

/** Maximum number of objects per event in Algolia's API. */
const MAX_OBJECTS = 20

const endpoint = 'https://insights.algolia.io/1/events'

export interface InsightsSender {
  view: (hits: readonly SearchHit[]) => void
  click: (hit: SearchHit, queryID: string) => void
}

interface InsightsEvent {
  eventType: 'view' | 'click' | 'conversion'
  eventName: string
  index: string
  userToken: string
  timestamp: number
  objectIDs: string[]
  queryID?: string
  positions?: number[]
}

/**
 * Sends views, clicks and conversions to Algolia. The user token is random and only kept in memory. Nothing is stored,
 * which is why this doesn't use Algolia's library (docs/decisions/027-search-insights-without-storage.md).
 */
export function createInsightsSender({ appId, searchKey, index }: HostedSettings): InsightsSender {
  const userToken = `anonymous-${createToken()}`
  const url = `${endpoint}?${new URLSearchParams({ 'X-Algolia-Application-Id': appId, 'X-Algolia-API-Key': searchKey }).toString()}`
  const waiting: InsightsEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let opened: { objectID: string; queryID: string } | undefined
  let stopReading = () => {}

  function flush() {
    clearTimeout(timer)
    while (waiting.length > 0) send(url, waiting.splice(0, BATCH))
  }

  function push(event: Pick<InsightsEvent, 'eventType' | 'eventName' | 'objectIDs' | 'queryID' | 'positions'>) {
    waiting.push({ ...event, index, userToken, timestamp: Date.now() })
    clearTimeout(timer)
    if (waiting.length >= BATCH) flush()
    else timer = setTimeout(flush, DELAY)
  }

  // A hidden page may never become visible again.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush())
  window.addEventListener('pagehide', flush)

  function convert() {
    if (opened === undefined) return
    const { objectID, queryID } = opened
    opened = undefined
    stopReading()
    push({ eventType: 'conversion', eventName: 'Page Read', objectIDs: [objectID], queryID })
  }

  return {
    view: (hits) => {
      for (let start = 0; start < hits.length; start += MAX_OBJECTS) {
        const objectIDs = hits.slice(start, start + MAX_OBJECTS).map(({ objectID }) => objectID)
        push({ eventType: 'view', eventName: 'Hits Viewed', objectIDs })
      }
    },
    click: ({ objectID, path, __position }, queryID) => {
      push({ eventType: 'click', eventName: 'Hit Clicked', objectIDs: [objectID], positions: [__position], queryID })
      opened = { objectID, queryID }
      stopReading()
      stopReading = watchReading(path, convert)
    },
  }
}

/** `crypto.randomUUID` requires a secure context. */
function createToken(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Uses plain text, which doesn't need a CORS preflight. */
function send(url: string, events: InsightsEvent[]): void {
  const body = JSON.stringify({ events })
  if (navigator.sendBeacon?.(url, body)) return
  void fetch(url, { method: 'POST', body, keepalive: true }).catch(() => undefined)
}
