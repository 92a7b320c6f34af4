import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { byteNames, measuredPages, type ByteKind, type PageKind, type PageRow } from '../types'
import { launchBrowser, phone } from './browser'
import { measureLighthouse } from './lighthouse'
import { startServer } from './server'

/** Kind of a response, based on its media type. Prefetched pages count as HTML. */
export function toByteKind(mimeType: string): ByteKind {
  if (mimeType.includes('html')) return 'html'
  if (mimeType.includes('javascript')) return 'js'
  if (mimeType.includes('css')) return 'css'
  if (/font|woff/.test(mimeType)) return 'font'
  return mimeType.startsWith('image/') ? 'image' : 'other'
}

/**
 * Opens a page on a phone with an empty cache, and counts bytes until three seconds after load, without any
 * interaction.
 */
async function measureTransfer(browser: Browser, url: string): Promise<Pick<PageRow, 'bytes' | 'requests'>> {
  const context = await browser.newContext({ viewport: phone, isMobile: true, hasTouch: true })
  try {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    const kinds = new Map<string, ByteKind>()
    const bytes = Object.fromEntries(Object.keys(byteNames).map((kind) => [kind, 0])) as PageRow['bytes']
    let requests = 0
    client.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.url.startsWith('data:')) return
      requests++
      kinds.set(requestId, toByteKind(response.mimeType))
    })
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId)
      if (kind !== undefined) bytes[kind] += encodedDataLength
    })
    await client.send('Network.enable')
    await page.goto(url, { waitUntil: 'load' })
    await wait(3000)
    return { bytes, requests }
  } finally {
    await context.close()
  }
}

/**
 * Measures a page of a site.
 * @param name for the file with Lighthouse's report
 */
export async function measurePage(
  out: string,
  page: PageKind,
  name: string,
): Promise<Pick<PageRow, 'bytes' | 'requests' | 'lighthouse'>> {
  const server = await startServer(out)
  try {
    const url = server.origin + measuredPages[page]
    const browser = await launchBrowser()
    const transfer = await measureTransfer(browser, url)
    await browser.close()
    // Nothing else runs at this point, because Lighthouse starts its own browser.
    return { ...transfer, lighthouse: await measureLighthouse(url, name) }
  } finally {
    server.close()
  }
}
