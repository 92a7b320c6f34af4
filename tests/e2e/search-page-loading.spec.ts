import type { Page } from '@playwright/test'
import { expect, holdScripts, test } from '../support/e2e'
import { isOneOf, pageScripts, refuse, refused, visit } from '../support/search'

const loader = (page: Page) => page.locator('.search-page-loader')
const results = (page: Page) => page.locator('.search-result')
/** What React is made of, and everything that it loads. */
const react = '**/_next/static/chunks/*.js'

test.describe('The page of results shows the page loader', () => {
  for (const [what, pattern] of [
    ['React', react],
    ['its own script', isOneOf(pageScripts)],
  ] as const)
    test(`while ${what} loads: a spinner after a delay, then the results`, async ({ page }) => {
      let release: () => void = () => undefined
      if (typeof pattern === 'string') release = await holdScripts(page, pattern)
      else {
        const held = new Promise<void>((resolve) => (release = resolve))
        await page.route(pattern, async (route) => {
          await held
          await route.continue()
        })
      }
      // Scripts that are held back hold the load event back too.
      await page.goto('/search?q=event', { waitUntil: 'commit' })
      await expect(loader(page).locator('.spinner')).toBeVisible()
      await expect(loader(page).getByRole('status')).toHaveText('Loading')
      release()
      await expect(results(page).first()).toBeVisible()
      await expect(page.locator('.spinner')).toHaveCount(0)
    })
})

test.describe('Where React fails to load', () => {
  test.use({ expectedMessages: async ({}, provide) => provide(refused) })

  test('the page of results says so, and Retry brings the results', async ({ page }) => {
    await refuse(page, react)
    await visit(page, '/search?q=event')
    await expect(loader(page).getByRole('alert')).toContainText('Unable to fetch results')
    await page.unrouteAll()
    await loader(page).getByRole('button', { name: 'Retry' }).click()
    await expect(results(page).first()).toBeVisible()
    await expect(loader(page).getByRole('alert')).toHaveCount(0)
  })
})
