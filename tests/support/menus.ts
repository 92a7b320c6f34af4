import { expect, type Locator, type Page } from '@playwright/test'

/** The bar at the top of pages outside the documentation. */
export const getNav = (page: Page): Locator => page.getByRole('navigation', { name: 'Main', exact: true })

/** A menu's trigger: a summary at first, a button after the hover menus have loaded. */
export const getTrigger = (page: Page, name: string): Locator =>
  getNav(page)
    .locator('summary, button')
    .filter({ hasText: new RegExp(`^${name}$`) })

export const getPanel = (page: Page, name: string): Locator =>
  getNav(page)
    .getByRole('listitem')
    .filter({ has: page.locator('summary, button', { hasText: new RegExp(`^${name}$`) }) })
    .locator('.menu-panel')

/** Waits until the hover menus have replaced the plain ones. */
export async function expectHoverMenus(page: Page): Promise<void> {
  await expect(getNav(page).getByRole('button')).toHaveCount(4)
  await expect(getNav(page).locator('details')).toHaveCount(0)
}

/** Triggers the hover menus, as every visitor does before using them. */
export async function loadHoverMenus(page: Page): Promise<void> {
  await getNav(page).dispatchEvent('pointerover')
  await expectHoverMenus(page)
}

/** Intercepts the chunk with the hover menus, identified by its content. */
export async function interceptMenus(page: Page, act: 'abort' | Promise<void>): Promise<() => number> {
  let requests = 0
  await page.route('**/_next/static/scripts/*.js', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    if (!text.includes('NavigationMenuTrigger')) return route.fulfill({ response, body: text })
    requests++
    if (act === 'abort') return route.abort()
    await act
    return route.fulfill({ response, body: text })
  })
  return () => requests
}
