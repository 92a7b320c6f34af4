import type { Page } from '@playwright/test'
import { addresses, expect, holdScripts, openReady, test, waitForScripts } from '../support/e2e'

const root = (page: Page) => page.locator('html')
const themeSwitch = (page: Page) => page.getByRole('button', { name: 'Switch between light and dark' })
const getStored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'))

test.describe('The color mode', () => {
  test('is set before first paint, from storage or the system', async ({ page }) => {
    await page.addInitScript(() => {
      // The bar is painted first.
      new MutationObserver((_, observer) => {
        if (document.querySelector('header') === null) return
        observer.disconnect()
        document.documentElement.dataset.atFirst = document.documentElement.dataset.theme ?? 'none'
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(addresses.howTo)
    for (const { stored, system, expected } of [
      { stored: undefined, system: 'dark', expected: 'dark' },
      { stored: 'light', system: 'dark', expected: 'light' },
      { stored: 'dark', system: 'light', expected: 'dark' },
      { stored: 'system', system: 'dark', expected: 'dark' },
      { stored: 'blue', system: 'light', expected: 'light' },
    ] as const) {
      await page.emulateMedia({ colorScheme: system })
      await page.evaluate((value) => value !== undefined && localStorage.setItem('theme', value), stored)
      await page.reload()
      await expect(root(page), `${stored} on a ${system} system`).toHaveAttribute('data-at-first', expected)
      await expect(root(page)).toHaveAttribute('data-theme', expected)
    }
    await themeSwitch(page).click()
    await expect(root(page)).toHaveAttribute('data-theme', 'dark')
    expect(await getStored(page)).toBe('dark')
  })

  test('changes with the button, is stored, persists on the next page and is restored after printing', async ({
    page,
  }) => {
    await page.goto(addresses.howTo)
    await expect(themeSwitch(page)).toBeVisible()
    expect(await getStored(page)).toBeNull()
    await themeSwitch(page).click()
    await expect(root(page)).toHaveAttribute('data-theme', 'dark')
    expect(await getStored(page)).toBe('dark')
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => {
      for (const name of ['beforeprint', 'afterprint']) window.dispatchEvent(new Event(name))
    })
    await page.emulateMedia({ media: 'screen' })
    await expect(root(page)).toHaveAttribute('data-theme', 'dark')
    expect(await getStored(page)).toBe('dark')
    await page.goto('/')
    await expect(root(page)).toHaveAttribute('data-theme', 'dark')
    await themeSwitch(page).press('Enter')
    await expect(root(page)).toHaveAttribute('data-theme', 'light')
    expect(await getStored(page)).toBe('light')
  })

  test('changes once with a click before the scripts have loaded', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(addresses.howTo, { waitUntil: 'commit' })
    await themeSwitch(page).click()
    await expect(root(page)).toHaveAttribute('data-theme', 'dark')
    release()
    await waitForScripts(page)
    await expect(root(page)).toHaveAttribute('data-theme', 'dark')
    expect(await getStored(page)).toBe('dark')
  })

  test('follows the system until the reader picks one, and applies to form controls and browser UI', async ({
    page,
  }) => {
    /** The first matching one applies. */
    const getBarColor = () =>
      page.evaluate(() => {
        const all = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
        return all.find(({ media }) => media === '' || matchMedia(media).matches)?.content
      })
    await openReady(page, addresses.howTo)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(root(page)).toHaveAttribute('data-theme', 'dark')
    expect(await getStored(page)).toBeNull()
    const dark = await getBarColor()
    await expect(root(page)).toHaveCSS('color-scheme', 'dark')
    await themeSwitch(page).click()
    await expect(root(page)).toHaveAttribute('data-theme', 'light')
    await expect(root(page)).toHaveCSS('color-scheme', 'light')
    const light = await getBarColor()
    expect(light).not.toBe(dark)
    const background = await page.evaluate(() => {
      const context = document.createElement('canvas').getContext('2d')
      if (context === null) return []
      context.fillStyle = getComputedStyle(document.documentElement).backgroundColor
      context.fillRect(0, 0, 1, 1)
      return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)]
    })
    const bar = [1, 3, 5].map((at) => parseInt((light ?? '').slice(at, at + 2), 16))
    for (const [index, value] of bar.entries())
      expect(Math.abs(value - (background[index] ?? 0))).toBeLessThanOrEqual(2)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(root(page)).toHaveAttribute('data-theme', 'light')
    await page.reload()
    await expect(root(page)).toHaveAttribute('data-theme', 'light')
  })

  test('syncs with other tabs and ignores invalid values', async ({ page, context }) => {
    const other = await context.newPage()
    await page.emulateMedia({ colorScheme: 'dark' })
    await openReady(page, addresses.howTo)
    await openReady(other, '/')
    await page.evaluate(() => {
      window.addEventListener('storage', ({ key }) => (document.documentElement.dataset.heard = key ?? ''), true)
    })
    await other.evaluate(() => localStorage.setItem('theme', 'blue'))
    // Events arrive in order, so this one comes after the previous one.
    await other.evaluate(() => localStorage.setItem('other', 'value'))
    await expect(root(page)).toHaveAttribute('data-heard', 'other')
    await expect(root(page)).toHaveAttribute('data-theme', 'dark')
    await other.evaluate(() => localStorage.setItem('theme', 'light'))
    await expect(root(page)).toHaveAttribute('data-theme', 'light')
    await themeSwitch(other).click()
    await expect(root(other)).toHaveAttribute('data-theme', 'dark')
    await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  })
})

test('Without JavaScript both the page and the browser UI are light', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' })
  const page = await context.newPage()
  await page.goto(addresses.howTo)
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#fcfbf7')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
  await context.close()
})
