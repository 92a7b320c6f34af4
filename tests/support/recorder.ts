import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { startServer } from './hosts'

/** A request received by the analytics server. */
export interface ReceivedRequest {
  path: string
  body: string
}

export interface Recorder {
  received: ReceivedRequest[]
  origin: string
  stop: () => void
}

/** A server that records what it receives. */
export async function startRecorder(): Promise<Recorder> {
  const received: ReceivedRequest[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      received.push({ path: request.url ?? '', body })
      response.writeHead(200, { 'access-control-allow-origin': '*' }).end()
    })
  })
  return { received, ...(await startServer(server)) }
}

/**
 * Does what Google documents for its script: it sends its own page view and sets a cookie unless configured not to, and
 * makes one request per event.
 */
const gtagStub = `(() => {
  let config = {}
  const send = (name, fields) => fetch('https://www.google-analytics.com/g/collect?' + new URLSearchParams({
    en: name, dl: fields.page_location, dt: fields.page_title, dr: fields.page_referrer, aip: config.anonymize_ip ? 1 : 0,
  }), { method: 'POST' })
  const take = ([command, name, fields]) => {
    if (command === 'config') {
      config = fields
      if (fields.client_storage !== 'none') document.cookie = '_ga=1'
      if (fields.send_page_view !== false) send('page_view', { page_location: location.href })
    }
    if (command === 'event') send(name, fields)
  }
  window.dataLayer.forEach(take)
  window.dataLayer.push = take
})()`

/** Redirects a page's analytics requests to a recorder, and replaces Google's script with the stub. */
export async function record(page: Page, recorder: Recorder): Promise<void> {
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: gtagStub }),
  )
  for (const pattern of ['https://*.google-analytics.com/**', '**/relay/**'])
    await page.route(pattern, async (route) => {
      const { pathname, search } = new URL(route.request().url())
      const response = await route.fetch({ url: recorder.origin + pathname + search })
      await route.fulfill({ response })
    })
}
