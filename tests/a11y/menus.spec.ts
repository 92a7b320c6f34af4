import { expect, type Page } from '@playwright/test'
import { findViolations } from '../support/axe'
import { openReady, plainTest as test } from '../support/e2e'
import { getPanel, getTrigger, upgrade } from '../support/menus'

const modes = ['light', 'dark'] as const
/** A page with a header, and two kinds with the bar of the documentation. */
const withHeader = ['/']
const withBar = ['/docs', '/docs/api/overview']

/** What axe finds in a part of the page; the rest of the page is judged with all others. */
async function judge(page: Page, include: string): Promise<string[]> {
  // Colors are judged once they are painted.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  return findViolations(page, { include })
}

async function open(page: Page, path: string, mode: (typeof modes)[number], width: number) {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' })
  await openReady(page, path)
}

for (const mode of modes) {
  for (const path of withHeader) {
    for (const form of ['details', 'buttons'] as const) {
      test(`Each menu of ${path} has no accessibility findings while it is open, as ${form}, in ${mode} mode`, async ({
        page,
      }) => {
        await open(page, path, mode, 1280)
        if (form === 'buttons') await upgrade(page)
        for (const name of ['Product', 'Docs', 'Integrations', 'Resources']) {
          if (form === 'details') await getTrigger(page, name).evaluate((summary: HTMLElement) => summary.click())
          else await getTrigger(page, name).press('Enter')
          await expect(getPanel(page, name)).toBeVisible()
          expect(await judge(page, '.site-header'), name).toEqual([])
        }
      })
    }

    test(`The mobile menu of ${path} has no accessibility findings in ${mode} mode`, async ({ page }) => {
      await open(page, path, mode, 360)
      await page.getByRole('button', { name: 'Open menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await expect(menu).toBeVisible()
      expect(await judge(page, 'dialog[open]')).toEqual([])
      for (const summary of await menu.locator('summary').all()) await summary.click()
      await expect(menu.getByRole('link', { name: 'Demo' })).toBeVisible()
      expect(await judge(page, 'dialog[open]')).toEqual([])
    })
  }

  for (const path of withBar) {
    test(`The sidebar and the main menu of ${path} have no accessibility findings in ${mode} mode`, async ({
      page,
    }) => {
      await open(page, path, mode, 360)
      await page.locator('.sidebar-toggle').click()
      expect(await judge(page, '#docs-sidebar')).toEqual([])
      await page.getByRole('button', { name: 'Back to main menu' }).click()
      for (const summary of await page.locator('main-menu summary').all()) await summary.click()
      await expect(page.locator('main-menu').getByRole('link', { name: 'GitLab' })).toBeVisible()
      expect(await judge(page, '#docs-sidebar')).toEqual([])
    })
  }
}
