import type { Locator, Page } from '@playwright/test'
import { addresses, expect, test } from '../support/e2e'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

async function open(page: Page) {
  await page.goto(addresses.components)
  await page.waitForFunction(() => customElements.get('docs-code') !== undefined)
}

/** The first code block after a heading. */
function getCode(page: Page, headingId: string, text: string): Locator {
  return page
    .locator(`#${headingId} ~ docs-code`)
    .filter({ hasText: text })
    .filter({ hasNot: page.locator('[data-language="mdx"], [data-language="text"]') })
    .first()
}

function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText())
}

test.describe('A code block', () => {
  test('copies its text: only the new lines of a diff, and terminal commands without prompts; an error is shown if the browser has no clipboard', async ({
    page,
  }) => {
    await open(page)
    const copy = async (code: Locator) => {
      await page.evaluate(() => navigator.clipboard.writeText(''))
      await code.getByRole('button', { name: 'Copy' }).click()
      await expect(page.getByRole('status')).toHaveText('Copied')
    }
    await copy(getCode(page, 'line-numbers', 'OrderPlaced'))
    await expect
      .poll(() => readClipboard(page))
      .toBe(
        'id: OrderPlaced\nname: Order placed\nversion: 2.0.0\nsummary: An order was accepted and is waiting for payment.',
      )
    await copy(getCode(page, 'diff', 'Parcelwise'))
    await expect
      .poll(() => readClipboard(page))
      .toBe("export default {\n  title: 'Parcelwise',\n  organizationName: 'Parcelwise',\n};")
    const terminal = getCode(page, 'terminal', 'npx eventcatalog --version')
    await terminal.locator('code').evaluate((code) => code.prepend('$ '))
    await copy(terminal)
    await expect.poll(() => readClipboard(page)).toBe('npx eventcatalog --version')

    await page.evaluate(() => Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined }))
    await getCode(page, 'diff', 'Parcelwise').getByRole('button', { name: 'Copy' }).click()
    await expect(page.getByRole('status')).toHaveText('Your browser blocked copying')
  })

  test('wraps long lines with its button, and is focusable only while it scrolls', async ({ page }) => {
    await page.setViewportSize({ width: 500, height: 800 })
    await open(page)
    const code = getCode(page, 'long-lines', 'Takes a parcel')
    const wrap = code.getByRole('button', { name: 'Wrap long lines' })
    const height = async () => (await code.locator('pre').boundingBox())?.height ?? 0
    const scroller = code.getByRole('group', { name: 'Code' })
    await expect(wrap).toHaveAttribute('aria-pressed', 'false')
    await expect(scroller).toHaveAttribute('tabindex', '0')
    const before = await height()
    await wrap.press('Enter')
    await expect(wrap).toHaveAttribute('aria-pressed', 'true')
    await expect(scroller).toHaveCount(0)
    await expect(code.locator('pre')).not.toHaveAttribute('tabindex')
    expect(await height()).toBeGreaterThan(before)
    await wrap.press('Space')
    await expect(wrap).toHaveAttribute('aria-pressed', 'false')
    expect(await height()).toBe(before)
    await expect(getCode(page, 'focus', 'OrderPlaced').locator('pre')).not.toHaveAttribute('tabindex')
    const wraps = page
      .locator('#long-lines ~ docs-code')
      .filter({ has: page.locator('[data-language="yaml"]') })
      .filter({ hasText: 'Takes a parcel' })
      .getByRole('button', { name: 'Wrap long lines' })
    await expect(wraps.last()).toHaveAttribute('aria-pressed', 'true')
  })
})

test('A table is focusable only if it scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 500, height: 800 })
  // At this width, tables with sentences become lists. Tables with check marks, such as the plans, scroll.
  await page.goto('/docs/development/deployment/licenses')
  const getTables = () =>
    page.locator('docs-scroll').evaluateAll((all) =>
      all.map((table) => ({
        scrolls: table.scrollWidth > table.clientWidth,
        name: table.getAttribute('aria-label'),
        role: table.getAttribute('role'),
        stop: table.getAttribute('tabindex'),
      })),
    )
  await expect.poll(async () => (await getTables()).some(({ stop }) => stop === '0')).toBe(true)
  const tables = await getTables()
  expect(tables).toEqual(
    tables.map(({ scrolls }) =>
      scrolls ? { scrolls, name: 'Table', role: 'group', stop: '0' } : { scrolls, name: null, role: null, stop: null },
    ),
  )
  expect(new Set(tables.map(({ scrolls }) => scrolls))).toEqual(new Set([true, false]))
})
