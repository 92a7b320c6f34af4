import type { Page } from '@playwright/test'
import { addresses, expect, test } from '../support/e2e'

const getNeighbours = (page: Page) => page.getByRole('navigation', { name: 'Previous and next page' })

/** The pages of the whole sidebar, in the order in which it lists them: a long one stands in a file of its own. */
async function listSidebar(page: Page): Promise<string[]> {
  const source = await page.locator('docs-sidebar').getAttribute('source')
  const html =
    source === null ? await page.locator('docs-sidebar').innerHTML() : await (await page.request.get(source)).text()
  return [...new Set([...html.matchAll(/<a [^>]*href="(\/[^"#]*)"/g)].map(([, address = '']) => address))]
}

test.describe('Previous and next', () => {
  for (const path of [addresses.howTo, addresses.folder, addresses.reference, '/docs']) {
    test(`lead from ${path} where the order of the sidebar says`, async ({ page }) => {
      await page.goto(path)
      const order = await listSidebar(page)
      const place = order.indexOf(path)
      expect(place).toBeGreaterThanOrEqual(0)
      for (const { rel, address } of [
        { rel: 'prev', address: order[place - 1] },
        { rel: 'next', address: order[place + 1] },
      ]) {
        const link = getNeighbours(page).locator(`[rel=${rel}]`)
        if (address === undefined) await expect(link).toHaveCount(0)
        else await expect(link).toHaveAttribute('href', address)
      }
    })
  }
})

test.describe('The page', () => {
  test('shows where it stands', async ({ page }) => {
    await page.goto(addresses.howTo)
    const trail = page.getByRole('navigation', { name: 'Breadcrumbs' })
    await expect(trail.getByRole('listitem')).toHaveText([/Starting a new project/, /Upgrading/])
    await expect(trail.locator('[aria-current=page]')).toHaveText('Upgrading')
    await trail.getByRole('link').click()
    await expect(page).toHaveURL(addresses.folder)
  })

  test('marks its area in the bar', async ({ page }) => {
    await page.goto(addresses.howTo)
    const bar = page.getByRole('navigation', { name: 'Documentation' })
    await expect(bar.locator('[aria-current]')).toHaveText('Guides')
  })

  test('begins with a link to its text', async ({ page }) => {
    await page.goto(addresses.howTo)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  })
})
