import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { byteKinds, type ByteKind, type PageRow } from '../types'
import { phone } from './browser'

const idle = 3000

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
export async function measureTransfer(
  browser: Browser,
  url: string,
): Promise<Pick<PageRow, 'bytes' | 'requests' | 'errors'>> {
  const context = await browser.newContext({ viewport: phone, isMobile: true, hasTouch: true })
  try {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    const kinds = new Map<string, ByteKind>()
    const bytes = Object.fromEntries(byteKinds.map((kind) => [kind, 0])) as Record<ByteKind, number>
    let requests = 0
    let errors = 0
    client.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.url.startsWith('data:')) return
      requests++
      if (response.status >= 400) errors++
      kinds.set(requestId, toByteKind(response.mimeType))
    })
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId)
      if (kind !== undefined) bytes[kind] += encodedDataLength
    })
    await client.send('Network.enable')
    await page.goto(url, { waitUntil: 'load' })
    await wait(idle)
    return { bytes, requests, errors }
  } finally {
    await context.close()
  }
}
