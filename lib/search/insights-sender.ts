import type { SearchHit, SearchResponse } from './contract'
import { watchReading } from './reading'
import type { HostedSettings } from './settings'

/** Events of one request, and the quiet time after which fewer are sent: section 9 of the specification. */
const BATCH = 20
const DELAY = 400

/** More objects than this one event may not name. */
const MAX_OBJECTS = 20

const endpoint = 'https://insights.algolia.io/1/events'

export interface InsightsSender {
  view: (response: SearchResponse, hits: readonly SearchHit[]) => void
  click: (hit: SearchHit, response: SearchResponse) => void
  convert: () => void
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
 * Sends what happens with the hits of the hosted search. Who it was is not known: the token is a random number that
 * this window forgets when it is closed. Nothing is stored.
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

  // The last chance: a page that is hidden may never be shown again.
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
    // The protocol knows a query id and positions for clicks, a query id for conversions, and neither for views.
    view: (_, hits) => {
      for (let start = 0; start < hits.length; start += MAX_OBJECTS) {
        const objectIDs = hits.slice(start, start + MAX_OBJECTS).map(({ objectID }) => objectID)
        push({ eventType: 'view', eventName: 'Hits Viewed', objectIDs })
      }
    },
    click: ({ objectID, path, __position }, { queryID }) => {
      if (queryID === undefined) return
      push({ eventType: 'click', eventName: 'Hit Clicked', objectIDs: [objectID], positions: [__position], queryID })
      opened = { objectID, queryID }
      stopReading()
      stopReading = watchReading(path, convert)
    },
    convert,
  }
}

/** `crypto.randomUUID` is missing where a page was not fetched over HTTPS. */
function createToken(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** As plain text, which needs no second request to ask whether it may be sent. */
function send(url: string, events: InsightsEvent[]): void {
  const body = JSON.stringify({ events })
  if (navigator.sendBeacon?.(url, body)) return
  void fetch(url, { method: 'POST', body, keepalive: true }).catch(() => undefined)
}
