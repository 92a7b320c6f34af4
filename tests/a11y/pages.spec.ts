import { expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { findViolations } from '../support/axe'
import { colorRules, findColorViolations, type CheckedColors } from '../support/color-violations'
import { readCoverSet } from '../support/cover-set'
import { waitForLinks, widths } from '../support/e2e'
import { listExportedPages } from '@/tools/preview/compare'
import { findLooseParts } from '../support/loose-parts'
import { findOverflow } from '../support/overflow'

/** Visits only pages whose path starts with this. */
const only = process.env.ONLY?.replace(/^\/?/, '/')
/** Visits every page instead of only the cover set (tools/looks/cover-set.ts). */
const isEvery = process.env.EVERY_PAGE === 'true'

/** Console messages that a page is expected to write, with the reason. */
const expectedMessages: { path: string; message: RegExp; reason: string }[] = []

/** What all pages of an area share. Checked only on the first page of the area. */
const frame = ['[data-slot=site-header]', '[data-slot=docs-bar]', 'docs-sidebar', '[data-page] > footer']

const listAll = () => listExportedPages().map(({ path }) => path)
const candidates = isEvery || only !== undefined ? listAll() : readCoverSet()
const pages = candidates.filter((path) => path !== '/404' && path.startsWith(only ?? '/'))

const getArea = (path: string) => path.split('/').slice(0, 3).join('/')
const firstOfArea = new Map(pages.toReversed().map((path) => [getArea(path), path]))

interface Window {
  page: Page
  checked: CheckedColors
  /** What the current page did besides rendering. */
  messages: string[]
}

/** The window of this worker, which all its pages share, so scripts and styles are fetched and compiled once. */
let shared: Promise<Window> | undefined

async function openWindow(browser: Browser, options: BrowserContextOptions): Promise<Window> {
  const page = await browser.newPage({ ...options, reducedMotion: 'reduce' })
  const messages: string[] = []
  watch(page, (message) => messages.push(message))
  return { page, checked: new Set(), messages }
}

function watch(page: Page, note: (message: string) => void) {
  const isExpected = (text: string) =>
    expectedMessages.some((entry) => entry.path === new URL(page.url()).pathname && entry.message.test(text))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isExpected(message.text())) note(message.text())
  })
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    // Leaving a page aborts its pending requests.
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

const removeAll = (selector: string) => document.querySelectorAll(selector).forEach((part) => part.remove())

/** Triggers everything that waits for the first interaction, and draws the diagrams below the fold. */
async function drawDiagrams(page: Page, mode: 'light' | 'dark') {
  if (mode === 'light') {
    await page.mouse.move(1, 1)
    // React has to hydrate before elements are removed from the page.
    await waitForLinks(page)
    for (const drawing of await page.locator('catalog-graph, flow-walk').all()) {
      await drawing.scrollIntoViewIfNeeded()
      await drawing.evaluate(({ localName }) => customElements.whenDefined(localName).then(() => undefined))
    }
  }
  for (const diagram of await page.locator('docs-mermaid').all()) {
    await diagram.scrollIntoViewIfNeeded()
    await expect(diagram).toHaveAttribute('data-drawn', mode)
  }
}

for (const path of pages) {
  test(`${path} has no accessibility findings in either mode, doesn't scroll sideways at 320 px, and requests nothing that's missing`, async ({
    browser,
    baseURL,
    colorScheme,
  }) => {
    shared ??= openWindow(browser, { baseURL, colorScheme })
    const { page, checked, messages } = await shared
    messages.length = 0
    await page.setViewportSize({ width: widths.desktop, height: 720 })
    await page.goto(path)
    // Wait for the buttons and other markup that custom elements add.
    await page.evaluate(() => Promise.race(['docs-toc', 'site-menus'].map((name) => customElements.whenDefined(name))))
    await drawDiagrams(page, 'light')
    const light = await findLooseParts(page, checked)
    // Axe also scans what it excludes, which is nearly half of a page. Removing it is faster.
    if (firstOfArea.get(getArea(path)) !== path) await page.evaluate(removeAll, frame.join())
    light.push(...(await findViolations(page, { except: [...colorRules, 'region'] })))
    light.push(...(await findColorViolations(page, checked)))
    await page.evaluate(async () => {
      document.documentElement.dataset.theme = 'dark'
      // Check colors after they've been painted, not during the transition between modes.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    })
    await drawDiagrams(page, 'dark')
    // The modes only differ in color.
    const dark = await findColorViolations(page, checked)
    await page.setViewportSize({ width: widths.least, height: 640 })
    const wide = await findOverflow(page)
    const found = { light, dark, wide, messages: [...messages] }
    expect(found).toEqual({ light: [], dark: [], wide: [], messages: [] })
  })
}
