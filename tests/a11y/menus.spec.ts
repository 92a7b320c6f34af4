import { expect, type Page } from '@playwright/test'
import { findViolations, removePageAround } from '../support/axe'
import { colorRules } from '../support/color-violations'
import { openReady, plainTest as test } from '../support/e2e'
import { getPanel, getTrigger, loadHoverMenus } from '../support/menus'

const modes = ['light', 'dark'] as const
/** Pages with the site header, and pages with the docs bar. */
const withHeader = ['/']
const withBar = ['/docs', '/docs/api/overview']

/** Runs axe on one part of the page, in both modes. Other tests check the rest. */
async function check(page: Page, include: string): Promise<Record<(typeof modes)[number], string[]>> {
  await removePageAround(page, include)
  const found = { light: [] as string[], dark: [] as string[] }
  for (const mode of modes) {
    await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
    // Check colors after they've been painted.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    // The modes only differ in color.
    found[mode] = await findViolations(page, { include, ...(mode === 'dark' ? { rules: colorRules } : {}) })
  }
  return found
}

const none = { light: [], dark: [] }

async function open(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await openReady(page, path)
}

for (const path of withHeader) {
  for (const form of ['details', 'buttons'] as const) {
    test(`${path}: each open menu has no accessibility findings in either mode, as ${form}`, async ({ page }) => {
      await open(page, path, 1280)
      if (form === 'buttons') await loadHoverMenus(page)
      for (const name of ['Product', 'Docs', 'Integrations', 'Resources']) {
        if (form === 'details') await getTrigger(page, name).evaluate((summary: HTMLElement) => summary.click())
        else await getTrigger(page, name).press('Enter')
        await expect(getPanel(page, name)).toBeVisible()
        expect(await check(page, '[data-slot=site-header]'), name).toEqual(none)
      }
    })
  }

  test(`${path}: the mobile menu has no accessibility findings in either mode`, async ({ page }) => {
    await open(page, path, 360)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    expect(await check(page, 'dialog[open]')).toEqual(none)
    for (const summary of await menu.locator('summary').all()) await summary.click()
    await expect(menu.getByRole('link', { name: 'Demo' })).toBeVisible()
    expect(await check(page, 'dialog[open]')).toEqual(none)
  })
}

for (const path of withBar) {
  test(`${path}: the sidebar and the main menu have no accessibility findings in either mode`, async ({ page }) => {
    await open(page, path, 360)
    await page.locator('[aria-controls=docs-sidebar]').click()
    expect(await check(page, '#docs-sidebar')).toEqual(none)
    // The main menu is the same on every page.
    if (path !== withBar[0]) return
    await page.getByRole('button', { name: 'Back to main menu' }).click()
    for (const summary of await page.locator('main-menu summary').all()) await summary.click()
    await expect(page.locator('main-menu').getByRole('link', { name: 'GitLab' })).toBeVisible()
    expect(await check(page, '#docs-sidebar')).toEqual(none)
  })
}
