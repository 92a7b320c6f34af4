import type { Browser, BrowserContext, Page } from '@playwright/test'

export const widths = [360, 1280, 1920] as const
export const modes = ['light', 'dark'] as const
export type Mode = (typeof modes)[number]

/** Long pages are cut off here: their lower part repeats what other pages of the cover set show. */
export const maxHeight = 4000
const windowHeight = 900
/** How long a page may fetch and draw before its picture is taken anyway, in milliseconds. */
const patience = 30_000

/** Opens a window that shows pages in one color mode, with animations off. */
export function openContext(browser: Browser, colorScheme: Mode): Promise<BrowserContext> {
  return browser.newContext({ colorScheme, reducedMotion: 'reduce' })
}

/**
 * Runs in the page: turns off what moves, and resolves once fonts, images and diagrams are there and nothing changes.
 * Functions in here can't have names: tsx would wrap them in a helper that the page doesn't have.
 */
async function settle(limit: number): Promise<void> {
  const style = new CSSStyleSheet()
  const still = ['animation: none', 'transition: none', 'caret-color: transparent']
  style.replaceSync(`*, ::before, ::after { ${still.join(' !important; ')} !important }`)
  document.adoptedStyleSheets.push(style)
  const started = performance.now()
  let changed = started
  const mutations = new MutationObserver(() => (changed = performance.now()))
  mutations.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const requests = new PerformanceObserver(() => (changed = performance.now()))
  requests.observe({ type: 'resource' })
  while (
    performance.now() - started < limit &&
    (performance.now() - changed < 100 ||
      document.fonts.status === 'loading' ||
      [...document.querySelectorAll('docs-mermaid:not([data-drawn]), img')].some(
        (part) =>
          part.getBoundingClientRect().top < innerHeight && !(part instanceof HTMLImageElement && part.complete),
      ))
  )
    await new Promise((resolve) => setTimeout(resolve, 20))
  mutations.disconnect()
  requests.disconnect()
}

/**
 * Takes pictures of a page, one for each width.
 * @returns PNG files, in the order of `widths`
 */
export async function takePictures(page: Page, url: string): Promise<Buffer[]> {
  const pictures: Buffer[] = []
  const client = await page.context().newCDPSession(page)
  for (const width of widths) {
    // In a window this tall, everything that waits until it's near the viewport loads without scrolling.
    await page.setViewportSize({ width, height: maxHeight })
    if (width === widths[0]) await page.goto(url)
    await page.evaluate(settle, patience)
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
  await client.detach()
  return pictures
}
