import type { Browser, Page, Request } from '@playwright/test'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

export const widths = [360, 1280, 1920] as const
export const modes = ['light', 'dark'] as const
export type Mode = (typeof modes)[number]

/** Maximum height in pixels. The rest of a long page repeats what other pages of the cover set show. */
export const maxHeight = 4000
const windowHeight = 900
/** How long to wait for a page to settle before taking the screenshot anyway, in milliseconds. */
const SETTLE_TIMEOUT = 30_000

/** Opens a window with a color mode and without animations. */
export async function openWindow(browser: Browser, colorScheme: Mode): Promise<Page> {
  const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' })
  // Mermaid draws some shapes with random control points. They must be the same in both screenshots.
  await context.addInitScript(() => {
    let seed = 1
    Math.random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
  })
  return context.newPage()
}

/**
 * Runs in the page. Disables motion, and resolves once fonts, images and diagrams are loaded and nothing changes.
 * Doesn't contain named functions, because tsx would wrap them in a helper that the page doesn't have.
 */
async function waitUntilSettled(limit: number): Promise<void> {
  const style = new CSSStyleSheet()
  const still = ['animation: none', 'transition: none', 'caret-color: transparent']
  style.replaceSync(`*, ::before, ::after { ${still.join(' !important; ')} !important }`)
  document.adoptedStyleSheets.push(style)
  const started = performance.now()
  let changed = started
  let frames = 0
  const mutations = new MutationObserver(() => {
    changed = performance.now()
    frames = 0
  })
  mutations.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  while (
    performance.now() - started < limit &&
    // Lazy-loaded content is requested after the next frame.
    (performance.now() - changed < 100 ||
      frames < 4 ||
      document.fonts.status === 'loading' ||
      [...document.querySelectorAll('docs-mermaid:not([data-drawn]), img')].some(
        (part) =>
          part.getBoundingClientRect().top < innerHeight && !(part instanceof HTMLImageElement && part.complete),
      ))
  ) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    frames++
  }
  mutations.disconnect()
}

/** Takes a screenshot of a page for each of the `widths`, as PNG files. */
export async function takePictures(page: Page, url: string): Promise<Buffer[]> {
  const pictures: Buffer[] = []
  const client = await page.context().newCDPSession(page)
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  for (const width of widths) {
    // In a window this tall, lazy-loaded content loads without scrolling.
    await page.setViewportSize({ width, height: maxHeight })
    if (width === widths[0]) await page.goto(url)
    do await page.evaluate(waitUntilSettled, SETTLE_TIMEOUT)
    while (pending.size > 0)
    await page.setViewportSize({ width, height: windowHeight })
    const height = await page.evaluate(
      (limit) =>
        new Promise<number>((resolve) =>
          requestAnimationFrame(() => resolve(Math.min(document.documentElement.scrollHeight, limit))),
        ),
      maxHeight,
    )
    const { data } = await client.send('Page.captureScreenshot', {
      captureBeyondViewport: true,
      optimizeForSpeed: true,
      clip: { x: 0, y: 0, width, height, scale: 1 },
    })
    pictures.push(Buffer.from(data, 'base64'))
  }
  page.removeAllListeners()
  await client.detach()
  return pictures
}

export type Difference = NonNullable<Awaited<ReturnType<typeof comparePictures>>>

/** Fills the area that only one of the images has. No page uses this color, so all of it counts as different. */
const fillColor = { r: 255, g: 0, b: 254, alpha: 1 }

/**
 * The share of pixels in which two PNG files differ, and a PNG that shows them in red. Undefined if there are none. Even
 * three levels out of 256 count, because the same page in the same browser renders identically.
 */
export async function comparePictures(before: Buffer, after: Buffer) {
  if (before.equals(after)) return undefined
  const sizes = await Promise.all([before, after].map((file) => sharp(file).metadata()))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  /** RGBA, extended to the size of both. */
  const readPixels = async (file: Buffer) => {
    const own = await sharp(file).metadata()
    const extent = { right: width - own.width, bottom: height - own.height, background: fillColor }
    return sharp(file).ensureAlpha().extend(extent).raw().toBuffer()
  }
  const marked = Buffer.alloc(width * height * 4)
  const options = { threshold: 0.01, includeAA: true, diffMask: true }
  const count = pixelmatch(await readPixels(before), await readPixels(after), marked, width, height, options)
  if (count === 0) return undefined
  const picture = await sharp(marked, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return { amount: count / (width * height), picture }
}
