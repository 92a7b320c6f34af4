import type { Page } from '@playwright/test'
import { waitForLinks, expect, openReady, test } from '../support/e2e'

const start = '/docs/api/event'

/** Follows a sidebar link while the page is still scrolling smoothly to a heading. */
async function followWhileScrolling(page: Page, href: string, wait: number): Promise<void> {
  await openReady(page, start)
  await waitForLinks(page)
  await page.evaluate(
    async ([address, pause]) => {
      const find = (selector: string) => document.querySelector<HTMLAnchorElement>(selector)
      find('docs-toc li:nth-child(5) a')?.click()
      await new Promise((resolve) => setTimeout(resolve, pause))
      const link = find(`#docs-sidebar a[href="${address.split('#')[0]}"]`)
      if (link !== null) link.href = address
      link?.click()
    },
    [href, wait] as const,
  )
}

/** The scroll position once nothing moves the page anymore. */
const rest = (page: Page) =>
  page.evaluate(async () => {
    for (let still = 0, last = -1; still < 30;) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      still = window.scrollY === last ? still + 1 : 0
      last = window.scrollY
    }
    return window.scrollY
  })

test.describe('A link followed while the page is still scrolling', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test("opens the next page at the top, and doesn't block further scrolling", async ({ page }) => {
    for (const wait of [60, 180, 320]) {
      await followWhileScrolling(page, '/docs/api/command', wait)
      await expect(page.getByRole('heading', { level: 1, name: 'Command reference' })).toBeVisible()
      expect(await rest(page), `after ${wait} ms`).toBe(0)
    }
    await followWhileScrolling(page, '/docs/api/command', 60)
    await expect(page.getByRole('heading', { level: 1, name: 'Command reference' })).toBeVisible()
    await page.mouse.move(640, 400)
    await page.mouse.wheel(0, 400)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
    expect(await rest(page)).toBeGreaterThan(300)
  })

  test('opens the next page at its heading', async ({ page }) => {
    const reached: number[] = []
    for (const wait of [60, 180, 320]) {
      await followWhileScrolling(page, '/docs/api/flow#rules', wait)
      await expect(page.getByRole('heading', { level: 1, name: 'Flow reference' })).toBeAttached()
      reached.push(await rest(page))
    }
    // Where a full load of the same URL ends up.
    await page.reload()
    await page.evaluate(() => document.getElementById('rules')?.scrollIntoView({ behavior: 'instant' }))
    const expected = await rest(page)
    expect(expected).toBeGreaterThan(0)
    for (const top of reached) expect(Math.abs(top - expected), String(reached)).toBeLessThanOrEqual(2)
  })
})
