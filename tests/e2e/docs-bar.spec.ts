import type { Page } from '@playwright/test'
import { addresses, expect, openReady, test, widths } from '../support/e2e'

const getBar = (page: Page) => page.getByRole('banner')
const getToggle = (page: Page) => page.locator('[aria-controls=docs-sidebar]')
const getMainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const getPages = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar', exact: true })

async function openSidebar(page: Page) {
  await page.setViewportSize({ width: widths.phone, height: 700 })
  await openReady(page, addresses.howTo)
  await getToggle(page).press('Enter')
}

test.describe('The docs bar', () => {
  test('stays at the top while the page scrolls', async ({ page }) => {
    await openReady(page, addresses.components)
    for (const width of [widths.phone, widths.desktop]) {
      await page.setViewportSize({ width, height: 500 })
      for (const top of [900, 2400, 1200]) {
        await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
        expect((await getBar(page).boundingBox())?.y, `${width} px`).toBe(0)
      }
    }
  })
})

test.describe('The main menu in the sidebar', () => {
  test('replaces the page list until it or the sidebar is closed, moving the focus along, and has a working link and icons', async ({
    page,
  }) => {
    await openSidebar(page)
    await expect(getPages(page)).toBeVisible()
    await expect(getMainMenu(page)).toBeHidden()
    await page.getByRole('button', { name: 'Back to main menu' }).press('Enter')
    await expect(getMainMenu(page)).toBeVisible()
    await expect(getPages(page)).toBeHidden()
    const back = page.locator('main-menu').getByRole('button', { name: 'Back to docs menu' })
    await expect(back).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(getPages(page)).toBeVisible()
    await expect(getMainMenu(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Back to main menu' })).toBeFocused()

    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await page.getByRole('button', { name: 'Back to main menu' }).click()
    const icon = getMainMenu(page).getByRole('link', { name: 'Chat on Discord' }).locator('use')
    await expect.poll(() => icon.evaluate((element: SVGUseElement) => element.getBBox().width)).toBeGreaterThan(10)
    await page.keyboard.press('Escape')
    await expect(getMainMenu(page)).toBeHidden()
    await expect(page.getByRole('contentinfo')).toHaveCount(1)
    await getToggle(page).click()
    await expect(getPages(page)).toBeVisible()
    await expect(getMainMenu(page)).toBeHidden()
    await page.getByRole('button', { name: 'Back to main menu' }).click()
    await getMainMenu(page).locator('summary', { hasText: 'API' }).click()
    await getMainMenu(page).getByRole('link', { name: 'API', exact: true }).click()
    await expect(page).toHaveURL('/docs/api/overview')
  })
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test("the main menu's links are after the text in a narrow window", async ({ page }) => {
    await page.setViewportSize({ width: widths.phone, height: 700 })
    await page.goto(addresses.howTo)
    await expect(getMainMenu(page)).toBeVisible()
    await expect(getPages(page)).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await getMainMenu(page).locator('summary', { hasText: 'API' }).click()
    await getMainMenu(page).getByRole('link', { name: 'API', exact: true }).click()
    await expect(page).toHaveURL('/docs/api/overview')
  })
})
