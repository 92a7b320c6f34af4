import { test as base, expect, type Page } from '@playwright/test'
import { findViolations } from '../support/axe'
import { listExportedPages } from '../support/exported-pages'

/** Part of an address: only pages that begin so are visited. */
const only = process.env.ONLY?.replace(/^\/?/, '/') ?? '/'

/** Messages that a page is meant to cause, with the reason. */
const expectedMessages: { path: string; message: RegExp; reason: string }[] = []

/** What the pages of an area share. It is judged on the first of them. */
const frame = ['.site-header', '.docs-bar', 'docs-sidebar', 'body > footer']

const pages = listExportedPages()
  .map(({ path }) => path)
  .filter((path) => path !== '/404')

const getArea = (path: string) => path.split('/').slice(0, 3).join('/')
const firstOfArea = new Map(pages.toReversed().map((path) => [getArea(path), path]))

interface Window {
  page: Page
  /** What the page that is shown did besides showing itself. */
  messages: string[]
}

/** One window for all pages of a worker: scripts and styles are fetched and compiled once. */
const test = base.extend<object, { window: Window }>({
  window: [
    async ({ browser }, use, { project }) => {
      const { baseURL, colorScheme } = project.use
      const context = await browser.newContext({ baseURL, colorScheme, reducedMotion: 'reduce' })
      const page = await context.newPage()
      const messages: string[] = []
      watch(page, (message) => messages.push(message))
      await use({ page, messages })
      await context.close()
    },
    { scope: 'worker' },
  ],
})

function watch(page: Page, note: (message: string) => void) {
  const isExpected = (text: string) =>
    expectedMessages.some((entry) => entry.path === new URL(page.url()).pathname && entry.message.test(text))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isExpected(message.text())) note(message.text())
  })
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    // The page before was left.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') note(`failed: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()}: ${response.url()}`)
  })
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') note(`another origin: ${request.url()}`)
  })
}

for (const path of pages.filter((page) => page.startsWith(only))) {
  test(`${path} has no accessibility findings in either mode, no messages and no failed requests`, async ({
    window: { page, messages },
  }) => {
    messages.length = 0
    const exclude = firstOfArea.get(getArea(path)) === path ? [] : frame
    await page.goto(path)
    // Buttons, and what else the custom elements add, belong to the page.
    await page.evaluate(() => Promise.race(['docs-toc', 'site-menus'].map((name) => customElements.whenDefined(name))))
    const light = await findViolations(page, { exclude })
    await page.evaluate(async () => {
      document.documentElement.dataset.theme = 'dark'
      // Colors are judged once they are painted, not on their way from one mode to the other.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    })
    // Nothing but colors differs between the modes.
    const dark = await findViolations(page, { exclude, rules: ['color-contrast', 'link-in-text-block'] })
    expect({ light, dark, messages: [...messages] }).toEqual({ light: [], dark: [], messages: [] })
  })
}
