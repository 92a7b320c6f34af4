import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { startServer } from './hosts'

/** What arrived at the server of those who count. */
export interface Arrived {
  path: string
  body: string
}

export interface Recorder {
  arrived: Arrived[]
  origin: string
  stop: () => void
}

/** A server that notes what it is sent. */
export async function startRecorder(): Promise<Recorder> {
  const arrived: Arrived[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      arrived.push({ path: request.url ?? '', body })
      response.writeHead(200, { 'access-control-allow-origin': '*' }).end()
    })
  })
  return { arrived, ...(await startServer(server)) }
}

/**
 * Does with commands what Google documents of its script: a view of its own and a cookie, unless it is told otherwise,
 * and one request for each event.
 */
const standIn = `(() => {
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

/** Leads what a page sends to those who count to a recorder, and gives it a stand-in for Google's script. */
export async function record(page: Page, recorder: Recorder): Promise<void> {
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: standIn }),
  )
  for (const pattern of ['https://*.google-analytics.com/**', '**/relay/**'])
    await page.route(pattern, async (route) => {
      const { pathname, search } = new URL(route.request().url())
      const response = await route.fetch({ url: recorder.origin + pathname + search })
      await route.fulfill({ response })
    })
}
