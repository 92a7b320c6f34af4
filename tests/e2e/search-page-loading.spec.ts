import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e'
import { hold, isOneOf, pageScripts, reactScripts, refuse, refused, visit } from '../support/search'

const loader = (page: Page) => page.locator('[data-slot=search-page-loader]')
const results = (page: Page) => page.locator('[data-slot=search-result]')

test.describe('The results page shows the loader', () => {
  for (const [what, names] of [
    ['React', reactScripts],
    ['its own script', pageScripts],
  ] as const)
    test(`while ${what} loads: a spinner after a delay, then the results`, async ({ page }) => {
      const release = await hold(page, isOneOf(names))
      // Blocked scripts also delay the load event.
      await page.goto('/search?q=event', { waitUntil: 'commit' })
      await expect(loader(page).locator('.spinner')).toBeVisible()
      await expect(loader(page).getByRole('status')).toHaveText('Loading')
      release()
      await expect(results(page).first()).toBeVisible()
      await expect(page.locator('.spinner')).toHaveCount(0)
    })
})

test.describe('When React fails to load', () => {
  test.use({ expectedMessages: async ({}, provide) => provide(refused) })

  test('the results page says so, and Retry loads the results', async ({ page }) => {
    await refuse(page, isOneOf(reactScripts))
    await visit(page, '/search?q=event')
    await expect(loader(page).getByRole('alert')).toContainText('Unable to fetch results')
    await page.unrouteAll()
    await loader(page).getByRole('button', { name: 'Retry' }).click()
    await expect(results(page).first()).toBeVisible()
    await expect(loader(page).getByRole('alert')).toHaveCount(0)
  })
})
