import type { Page } from '@playwright/test'
import { addresses, waitForLinks, expect, openReady, test } from '../support/e2e'

/** What every page has to do, whatever else fails. */
async function expectWorkingPage(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Upgrading' })).toBeVisible()
  await expect(page.getByText('npm ls @eventcatalog/core')).toBeVisible()
  await page.locator('[data-slot=pager] a[rel=prev]').click()
  await expect(page).not.toHaveURL(addresses.howTo)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test.describe('A page works', () => {
  test('when storage throws', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        })
      new MutationObserver((_, observer) => {
        if (document.querySelector('header') === null) return
        observer.disconnect()
        document.documentElement.dataset.atFirst = document.documentElement.dataset.theme ?? 'none'
      }).observe(document, { childList: true, subtree: true })
    })
    await openReady(page, addresses.howTo)
    await expect(page.locator('html')).toHaveAttribute('data-at-first', 'dark')
    await page.getByRole('button', { name: 'Switch between light and dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.keyboard.press('?')
    await page.getByRole('checkbox').uncheck()
    await page.keyboard.press('Escape')
    const tab = page.locator('docs-tabs[group=package-manager]').first().getByRole('tab', { name: 'pnpm' })
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await waitForLinks(page)
    await page.evaluate(() => Object.assign(window, { mark: 'kept' }))
    await expectWorkingPage(page)
    await page.goBack()
    await expect(page).toHaveURL(addresses.howTo)
    expect(await page.evaluate(() => 'mark' in window)).toBe(true)
  })

  test('when storage is full', async ({ page }) => {
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

  test('when every stored value is corrupt', async ({ page }) => {
    await page.goto('/404')
    for (const value of ['{', '[]', '{"name":"tutorial","open":[null],"top":"x"}']) {
      await page.evaluate((text) => {
        for (const key of ['theme', 'docs-version', 'tabs:package-manager', 'announcement', 'shortcuts'])
          localStorage.setItem(key, text)
        for (const key of ['search-recent', 'search-favorites']) localStorage.setItem(key, text)
        for (const key of ['sidebar-open', 'sidebar-scroll', 'sidebar-rest', 'scroll-positions'])
          sessionStorage.setItem(key, text)
      }, value)
      await openReady(page, addresses.howTo)
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
      await expect(page.locator('docs-sidebar [aria-current=page]')).toBeVisible()
      await expect(page.locator('docs-tabs').first().getByRole('tab', { name: 'npm', exact: true })).toHaveAttribute(
        'aria-selected',
        'true',
      )
      await page.keyboard.press('?')
      await expect(page.getByRole('checkbox')).toBeChecked()
      await page.keyboard.press('Escape')
      await page.keyboard.press('Control+k')
      await page.keyboard.type('event')
      await expect(page.getByRole('option').first()).toBeVisible()
      await page.keyboard.press('Escape')
    }
    await expectWorkingPage(page)
  })

  test.describe('when the network fails', () => {
    test.use({ expectedMessages: [/ERR_FAILED|could not be loaded/] })

    test('and no script loads', async ({ page }) => {
      await page.route('**/*.js', (route) => route.abort())
      await page.goto(addresses.howTo)
      await expect(page.getByText('did not load properly')).toHaveCount(0)
      await expectWorkingPage(page)
    })

    test('and no custom element loads', async ({ page }) => {
      let isHydrating = false
      await page.addInitScript(() => {
        // From here on, only dynamic imports are requested.
        window.addEventListener('load', () => void fetch('/robots.txt?loaded').catch(() => undefined))
      })
      page.on('request', (request) => {
        if (request.url().includes('robots.txt?loaded')) isHydrating = true
      })
      await page.route('**/*.js', (route) => (isHydrating ? route.abort() : route.continue()))
      await page.goto(addresses.howTo, { waitUntil: 'networkidle' })
      await expectWorkingPage(page)
    })

    test("and no style sheet loads: the page says so and doesn't suggest another base path", async ({ page }) => {
      await page.route('**/*.css', (route) => route.abort())
      await page.goto(addresses.howTo)
      const banner = page.getByRole('alert').filter({ hasText: 'did not load properly' })
      await expect(banner).toHaveText('This site did not load properly. Some files are missing.')
      await expectWorkingPage(page)
    })
  })

  test('while scripts take two seconds: nothing waits for them', async ({ page }) => {
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2000))
      await route.continue().catch(() => undefined)
    })
    await page.goto(addresses.howTo, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: 'Upgrading' })).toBeVisible({ timeout: 1500 })
    await page.keyboard.press('Tab')
    await expect(page.locator('html')).toHaveClass(/keyboard/)
    await page.locator('[data-slot=pager] a[rel=prev]').click({ noWaitAfter: true })
    await expect(page).not.toHaveURL(addresses.howTo)
  })
})
