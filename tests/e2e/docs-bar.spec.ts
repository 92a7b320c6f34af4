import type { Page } from '@playwright/test'
import { addresses, expect, openReady, test, widths } from '../support/e2e'

const getBar = (page: Page) => page.getByRole('banner')
const getToggle = (page: Page) => page.locator('.sidebar-toggle')
const getMainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const getPages = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar', exact: true })

async function openSidebar(page: Page) {
  await page.setViewportSize({ width: widths.phone, height: 700 })
  await openReady(page, addresses.howTo)
  await getToggle(page).press('Enter')
}

test.describe('The bar of the documentation', () => {
  test('has the home link, the areas with the current one marked, search and the theme switch', async ({ page }) => {
    await page.goto(addresses.howTo)
    await expect(getBar(page).getByRole('link', { name: 'EventCatalog' })).toHaveAttribute('href', '/')
    const areas = getBar(page).getByRole('navigation', { name: 'Documentation' })
    await expect(areas.getByRole('link')).toHaveText(['Guides', 'API', 'SDK', 'Plugins', 'Studio', 'Contributing'])
    await expect(areas.locator('[aria-current]')).toHaveText('Guides')
    await expect(getBar(page).getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search')
    await expect(getBar(page).getByRole('button', { name: 'Switch between light and dark' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toHaveCount(0)
  })

  for (const width of [widths.phone, widths.desktop]) {
    test(`stays where it is at ${width} px, whichever way the page scrolls`, async ({ page }) => {
      await page.setViewportSize({ width, height: 500 })
      await openReady(page, addresses.components)
      for (const top of [900, 2400, 1200]) {
        await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
        expect((await getBar(page).boundingBox())?.y).toBe(0)
      }
    })
  }
})

test.describe('The main menu in the sidebar', () => {
  test('takes the place of the pages, and gives it back', async ({ page }) => {
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
  })

  test('is the older navbar: dropdowns, links, and icons for chat and source code', async ({ page }) => {
    await openSidebar(page)
    await page.getByRole('button', { name: 'Back to main menu' }).click()
    await expect(getMainMenu(page).locator('summary')).toHaveText(['Product', 'API', 'Integrations'])
    for (const name of ['Pricing', 'Blog', 'Community', 'Demo', 'Chat on Discord', 'Source code on GitHub'])
      await expect(getMainMenu(page).getByRole('link', { name })).toBeVisible()
    for (const summary of await getMainMenu(page).locator('summary').all()) await summary.click()
    for (const name of ['GitHub', 'GitLab'])
      await expect(getMainMenu(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', '/federation')
    const icon = getMainMenu(page).getByRole('link', { name: 'Chat on Discord' }).locator('use')
    await expect.poll(() => icon.evaluate((element: SVGUseElement) => element.getBBox().width)).toBeGreaterThan(10)
  })

  test('leads on', async ({ page }) => {
    await openSidebar(page)
    await page.getByRole('button', { name: 'Back to main menu' }).click()
    await getMainMenu(page).locator('summary', { hasText: 'API' }).click()
    await getMainMenu(page).getByRole('link', { name: 'API', exact: true }).click()
    await expect(page).toHaveURL('/docs/api/overview')
  })

  test('shows the pages again when the sidebar is opened anew', async ({ page }) => {
    await openSidebar(page)
    await page.getByRole('button', { name: 'Back to main menu' }).click()
    await page.keyboard.press('Escape')
    await expect(getMainMenu(page)).toBeHidden()
    await getToggle(page).click()
    await expect(getPages(page)).toBeVisible()
    await expect(getMainMenu(page)).toBeHidden()
  })

  test('is not in the sidebar of a wide window', async ({ page }) => {
    await openReady(page, addresses.howTo)
    await expect(getPages(page)).toBeVisible()
    await expect(page.locator('main-menu')).toBeHidden()
  })

  test('keeps the focus out of the footer behind it', async ({ page }) => {
    await openSidebar(page)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('contentinfo')).toHaveCount(1)
  })
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the links of the main menu stand below the text in a narrow window', async ({ page }) => {
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
