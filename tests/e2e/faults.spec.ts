import type { Page } from '@playwright/test'
import { addresses, expect, openReady, test } from '../support/e2e'

/** What a reader needs of every page, whatever else has failed. */
async function expectWorkingPage(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Upgrading' })).toBeVisible()
  await expect(page.getByText('npm ls @eventcatalog/core')).toBeVisible()
  await page.locator('.neighbours a[rel=prev]').click()
  await expect(page).not.toHaveURL(addresses.howTo)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test.describe('A page works', () => {
  test('where storage throws', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        })
    })
    await openReady(page, addresses.howTo)
    await page.getByRole('button', { name: 'Switch between light and dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.keyboard.press('?')
    await page.getByRole('checkbox').uncheck()
    await page.keyboard.press('Escape')
    await expectWorkingPage(page)
  })

  test('where storage is full', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    })
    await openReady(page, addresses.howTo)
    await page.getByRole('button', { name: 'Switch between light and dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expectWorkingPage(page)
  })

  for (const value of [
    '',
    'null',
    '{',
    '[]',
    '{"name":"tutorial","open":5,"top":"x"}',
    '{"name":"tutorial","open":[null]}',
    'blue',
  ]) {
    test(`where ${JSON.stringify(value)} is stored under every key`, async ({ page }) => {
      await page.addInitScript((text) => {
        if (sessionStorage.getItem('corrupted') !== null) return
        for (const key of ['theme', 'docs-version', 'tabs:package-manager', 'announcement', 'shortcuts'])
          localStorage.setItem(key, text)
        for (const key of ['corrupted', 'sidebar-open', 'sidebar-scroll', 'sidebar-rest'])
          sessionStorage.setItem(key, text)
      }, value)
      await openReady(page, addresses.howTo)
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
      await expect(page.locator('docs-sidebar [aria-current=page]')).toBeVisible()
      await page.keyboard.press('?')
      await expect(page.getByRole('checkbox')).toBeChecked()
      await page.keyboard.press('Escape')
      await expectWorkingPage(page)
    })
  }

  test.describe('with faults of the network', () => {
    test.use({ expectedMessages: [/ERR_FAILED|Failed to load chunk|ChunkLoadError/] })

    test('where no script can be loaded', async ({ page }) => {
      await page.route('**/*.js', (route) => route.abort())
      await page.goto(addresses.howTo)
      await expect(page.getByText('did not load properly')).toHaveCount(0)
      await expectWorkingPage(page)
    })

    test('where what brings the custom elements cannot be loaded', async ({ page }) => {
      let isHydrating = false
      await page.addInitScript(() => {
        // From here on only what is imported later is asked for.
        window.addEventListener('load', () => void fetch('/robots.txt?loaded').catch(() => undefined))
      })
      page.on('request', (request) => {
        if (request.url().includes('robots.txt?loaded')) isHydrating = true
      })
      await page.route('**/*.js', (route) => (isHydrating ? route.abort() : route.continue()))
      await page.goto(addresses.howTo, { waitUntil: 'networkidle' })
      await expectWorkingPage(page)
    })

    test('where styles cannot be loaded: it says so, and suggests no other base', async ({ page }) => {
      await page.route('**/*.css', (route) => route.abort())
      await page.goto(addresses.howTo)
      const banner = page.getByRole('alert').filter({ hasText: 'did not load properly' })
      await expect(banner).toHaveText('This site did not load properly. It was built with no BASE_PATH.')
      await expectWorkingPage(page)
    })
  })

  test('on a network on which scripts take two seconds: nothing waits for them', async ({ page }) => {
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2000))
      await route.continue().catch(() => undefined)
    })
    await page.goto(addresses.howTo, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: 'Upgrading' })).toBeVisible({ timeout: 1500 })
    await page.keyboard.press('Tab')
    await expect(page.locator('html')).toHaveClass(/keyboard/)
    await page.locator('.neighbours a[rel=prev]').click({ noWaitAfter: true })
    await expect(page).not.toHaveURL(addresses.howTo)
  })
})
