import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { pageShown } from '@/components/layout/page-change'
import { ignoreIdleMouse } from './idle-mouse'

/** Pages the tests know by path. Everything else is found through links. */
export const addresses = {
  components: '/docs/contributing/components',
  howTo: '/docs/development/starting-a-new-project/upgrading',
  index: '/docs/development',
  reference: '/docs/development/configuration',
  folder: '/docs/starting-a-new-project/getting-started',
} as const

interface Defaults {
  /** Ignores the idle mouse until the test moves it. */
  idleMouse: void
  /** Ends responses that a test has blocked. A late one would fail in the worker, outside any test. */
  releaseRoutes: void
}

/** A test whose pages may write anything to the console. */
export const plainTest = base.extend<Defaults>({
  idleMouse: [
    async ({ context }, use) => {
      await ignoreIdleMouse(context)
      await use()
    },
    { auto: true },
  ],
  releaseRoutes: [
    async ({ context }, use) => {
      await use()
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.unrouteAll({ behavior: 'ignoreErrors' })
    },
    { auto: true },
  ],
})

interface Watch {
  /** Messages a test causes on purpose. */
  expectedMessages: RegExp[]
  /** Fails a test whose page logged a warning, threw, requested a missing file or contacted another origin. */
  watch: void
}

export const test = plainTest.extend<Watch>({
  expectedMessages: [[], { option: true }],
  watch: [
    async ({ context, expectedMessages }, use) => {
      const messages: string[] = []
      const note = (message: string) => {
        if (!expectedMessages.some((expected) => expected.test(message))) messages.push(message)
      }
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) note(`${message.text()} ${message.location().url}`)
      })
      context.on('weberror', (error) => note(`uncaught: ${error.error().message}`))
      context.on('response', (response) => {
        if (response.status() >= 400) note(`${response.status()}: ${response.url()}`)
      })
      context.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url())
        if (protocol.startsWith('http') && hostname !== '127.0.0.1') note(`another origin: ${request.url()}`)
      })
      await use()
      expect(messages).toEqual([])
    },
    { auto: true },
  ],
})

/** Opens a page and waits until its scripts handle keys and clicks. */
export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForScripts(page)
}

/** Waits until the page's scripts handle keys and clicks. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => ['docs-toc', 'site-menus'].some((name) => customElements.get(name) !== undefined))
}

/**
 * Blocks a page's scripts. Call it before the page opens, or {@link interceptFromStart}, because the page of a busy
 * browser may still send requests for a moment.
 * @param files which ones; by default, all of the site's
 * @returns a function that releases them
 */
export async function holdScripts(page: Page, files = '**/_next/static/**/*.js'): Promise<() => void> {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Allows a test to block requests after it has opened a page. */
export const interceptFromStart = (page: Page) => page.route('unused:', (route) => route.abort())

/** Scrolls to a diagram and waits until it's drawn. Its library is large, and the machine may be busy. */
export async function drawDiagram(diagram: Locator): Promise<void> {
  await diagram.scrollIntoViewIfNeeded()
  await expect(diagram).toHaveAttribute('data-drawn', /light|dark/, { timeout: 45_000 })
}

/** Triggers the first interaction, which loads deferred scripts. */
export async function triggerFirstInteraction(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('pointermove')))
}

/**
 * Loads the link handler, which gives each history entry a key once its page is shown. Until then, going back can fail,
 * because the key replaces the entry.
 */
export async function waitForLinks(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Repeated, because a page that's still loading misses it.
    document.dispatchEvent(new Event('focusin'))
    return (history.state as { entryKey?: unknown } | null)?.entryKey !== undefined
  })
}

/** Clicks a link and waits until its page is shown. The URL changes earlier. Needs {@link waitForLinks}. */
export async function followLink(page: Page, link: Locator): Promise<void> {
  await page.evaluate((name) => {
    const seen = window as unknown as { isPageShown: boolean }
    seen.isPageShown = false
    document.addEventListener(name, () => (seen.isPageShown = true), { once: true })
  }, pageShown)
  await link.click()
  await page.waitForFunction(() => (window as unknown as { isPageShown: boolean }).isPageShown)
}

export { expect } from '@playwright/test'

/** Viewport widths, on both sides of the desktop breakpoint. */
export const widths = { least: 320, phone: 360, lastNarrow: 995, firstWide: 996, desktop: 1280 } as const
