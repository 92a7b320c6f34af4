import { expect, type Locator, type Page } from '@playwright/test'

/** The bar at the top of pages outside the documentation. */
export const getNav = (page: Page): Locator => page.getByRole('navigation', { name: 'Main', exact: true })

/** The name of a menu: a summary at first, a button once somebody has come near. */
export const getTrigger = (page: Page, name: string): Locator =>
  getNav(page)
    .locator('summary, button')
    .filter({ hasText: new RegExp(`^${name}$`) })

export const getPanel = (page: Page, name: string): Locator =>
  getNav(page)
    .getByRole('listitem')
    .filter({ has: page.locator('summary, button', { hasText: new RegExp(`^${name}$`) }) })
    .locator('.menu-panel')

/** Waits until the menus are those that open on hover. */
export async function expectUpgraded(page: Page): Promise<void> {
  await expect(getNav(page).getByRole('button')).toHaveCount(4)
  await expect(getNav(page).locator('details')).toHaveCount(0)
}

/** Comes near the menus, as every visitor does before using them. */
export async function upgrade(page: Page): Promise<void> {
  await getNav(page).dispatchEvent('pointerover')
  await expectUpgraded(page)
}

/** The chunk with the menus that open on hover, found by what is in it. */
export async function holdMenus(page: Page, act: 'abort' | Promise<void>): Promise<() => number> {
  let asked = 0
  await page.route('**/_next/static/scripts/*.js', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    if (!text.includes('NavigationMenuTrigger')) return route.fulfill({ response, body: text })
    asked++
    if (act === 'abort') return route.abort()
    await act
    return route.fulfill({ response, body: text })
  })
  return () => asked
}
