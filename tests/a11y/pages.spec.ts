import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { listExportedPages } from '../support/exported-pages'

/** Part of an address: only pages that begin so are visited. */
const only = process.env.ONLY?.replace(/^\/?/, '/') ?? '/'

/** Messages that a page is meant to cause, with the reason. */
const expectedMessages: { path: string; message: RegExp; reason: string }[] = []

async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`))
}

/** What a page did in its one visit besides showing itself. */
function watch(page: Page, path: string) {
  const messages: string[] = []
  const isExpected = (text: string) => expectedMessages.some((entry) => entry.path === path && entry.message.test(text))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isExpected(message.text())) messages.push(message.text())
  })
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => messages.push(`failed: ${request.url()}`))
  page.on('response', (response) => {
    if (response.status() >= 400) messages.push(`${response.status()}: ${response.url()}`)
  })
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') messages.push(`another origin: ${request.url()}`)
  })
  return messages
}

for (const { path } of listExportedPages().filter((page) => page.path.startsWith(only) && page.path !== '/404')) {
  test(`${path} has no accessibility findings in either mode, no messages and no failed requests`, async ({ page }) => {
    const messages = watch(page, path)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    // Buttons, and what else the custom elements add, belong to the page.
    await page.evaluate(() => Promise.race(['docs-toc', 'site-menus'].map((name) => customElements.whenDefined(name))))
    const light = await findViolations(page)
    await page.evaluate(async () => {
      document.documentElement.dataset.theme = 'dark'
      // Colors are judged once they are painted, not on their way from one mode to the other.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    })
    const dark = await findViolations(page)
    expect({ light, dark, messages }).toEqual({ light: [], dark: [], messages: [] })
  })
}
