import type { Page } from '@playwright/test'
import { addresses, expect, test } from '../support/e2e'

const root = (page: Page) => page.locator('html')
const themeSwitch = (page: Page) => page.getByRole('button', { name: 'Switch between light and dark' })
const getStored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'))

test.describe('The color mode', () => {
  for (const { stored, system, expected } of [
    { stored: undefined, system: 'light', expected: 'light' },
    { stored: undefined, system: 'dark', expected: 'dark' },
    { stored: 'dark', system: 'light', expected: 'dark' },
    { stored: 'light', system: 'dark', expected: 'light' },
    { stored: 'system', system: 'dark', expected: 'dark' },
  ] as const) {
    test(`is ${expected} before anything is painted, with ${stored ?? 'nothing'} stored and a ${system} system`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: system })
      await page.addInitScript((value) => {
        if (value !== undefined) localStorage.setItem('theme', value)
        // What the page shows first stands in the bar: the mode has to be there before it.
        new MutationObserver((_, observer) => {
          if (document.querySelector('header') === null) return
          observer.disconnect()
          document.documentElement.dataset.atFirst = document.documentElement.dataset.theme ?? 'none'
        }).observe(document, { childList: true, subtree: true })
      }, stored)
      await page.goto(addresses.howTo)
      await expect(root(page)).toHaveAttribute('data-at-first', expected)
      await expect(root(page)).toHaveAttribute('data-theme', expected)
    })
  }

  test('is switched by the button, stored, and kept on the next page', async ({ page }) => {
    await page.goto(addresses.howTo)
    await expect(themeSwitch(page)).toBeVisible()
    expect(await getStored(page)).toBeNull()
    await themeSwitch(page).click()
    await expect(root(page)).toHaveAttribute('data-theme', 'dark')
    expect(await getStored(page)).toBe('dark')
    await page.goto('/')
    await expect(root(page)).toHaveAttribute('data-theme', 'dark')
    await themeSwitch(page).press('Enter')
    await expect(root(page)).toHaveAttribute('data-theme', 'light')
    expect(await getStored(page)).toBe('light')
  })

  test('follows a change of the system while nothing is stored', async ({ page }) => {
    await page.goto(addresses.howTo, { waitUntil: 'networkidle' })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(root(page)).toHaveAttribute('data-theme', 'dark')
    expect(await getStored(page)).toBeNull()
  })

  test('does not follow the system once something is stored', async ({ page }) => {
    await page.goto(addresses.howTo, { waitUntil: 'networkidle' })
    await themeSwitch(page).click()
    await themeSwitch(page).click()
    await expect(root(page)).toHaveAttribute('data-theme', 'light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.reload()
    await expect(root(page)).toHaveAttribute('data-theme', 'light')
  })

  test('follows a change made in another tab', async ({ page, context }) => {
    const other = await context.newPage()
    await page.goto(addresses.howTo, { waitUntil: 'networkidle' })
    await other.goto('/', { waitUntil: 'networkidle' })
    await themeSwitch(other).click()
    await expect(root(other)).toHaveAttribute('data-theme', 'dark')
    await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  })

  test('stays what it is when the page is printed', async ({ page }) => {
    await page.goto(addresses.howTo, { waitUntil: 'networkidle' })
    await themeSwitch(page).click()
    await expect(root(page)).toHaveAttribute('data-theme', 'dark')
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => {
      for (const name of ['beforeprint', 'afterprint']) window.dispatchEvent(new Event(name))
    })
    await page.emulateMedia({ media: 'screen' })
    await expect(root(page)).toHaveAttribute('data-theme', 'dark')
    expect(await getStored(page)).toBe('dark')
  })

  for (const value of ['', 'blue', '{"dark":true}']) {
    test(`is light, and can be switched, where ${JSON.stringify(value)} is stored`, async ({ page }) => {
      await page.addInitScript((text) => {
        if (localStorage.getItem('theme') === null) localStorage.setItem('theme', text)
      }, value)
      await page.goto(addresses.howTo, { waitUntil: 'networkidle' })
      await expect(root(page)).not.toHaveAttribute('data-theme', 'dark')
      await themeSwitch(page).click()
      await expect(root(page)).toHaveAttribute('data-theme', 'dark')
    })
  }

  test('can be switched where storage is blocked', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      }),
    )
    await page.goto(addresses.howTo)
    await themeSwitch(page).click()
    await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  })
})
