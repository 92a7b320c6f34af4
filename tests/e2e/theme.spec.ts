import type { Page } from '@playwright/test'
import { addresses, comeNear, expect, holdScripts, openReady, test } from '../support/e2e'

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

  for (const files of ['static/scripts', 'static/chunks']) {
    test(`is switched by a press that comes before the files of ${files} are there`, async ({ page }) => {
      const release = await holdScripts(page, `**/_next/${files}/*.js`)
      await page.goto(addresses.howTo, { waitUntil: 'commit' })
      await themeSwitch(page).click()
      release()
      await expect(root(page)).toHaveAttribute('data-theme', 'dark')
      await comeNear(page)
      await expect(root(page)).toHaveAttribute('data-theme', 'dark')
      expect(await getStored(page)).toBe('dark')
    })
  }

  test('follows a change of the system while nothing is stored', async ({ page }) => {
    await openReady(page, addresses.howTo)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(root(page)).toHaveAttribute('data-theme', 'dark')
    expect(await getStored(page)).toBeNull()
  })

  test('does not follow the system once something is stored', async ({ page }) => {
    await openReady(page, addresses.howTo)
    await themeSwitch(page).click()
    await themeSwitch(page).click()
    await expect(root(page)).toHaveAttribute('data-theme', 'light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.reload()
    await expect(root(page)).toHaveAttribute('data-theme', 'light')
  })

  test('follows a change made in another tab', async ({ page, context }) => {
    const other = await context.newPage()
    await openReady(page, addresses.howTo)
    await openReady(other, '/')
    await themeSwitch(other).click()
    await expect(root(other)).toHaveAttribute('data-theme', 'dark')
    await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  })

  test('stays what it is when the page is printed', async ({ page }) => {
    await openReady(page, addresses.howTo)
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

  for (const value of ['', 'blue', '{"dark":true}', 'Dark', 'null']) {
    for (const system of ['light', 'dark'] as const) {
      test(`follows the ${system} system, and can be switched, where ${JSON.stringify(value)} is stored`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme: system })
        await page.goto(addresses.howTo)
        await page.evaluate((text) => localStorage.setItem('theme', text), value)
        await openReady(page, addresses.howTo)
        await expect(root(page)).toHaveAttribute('data-theme', system)
        await themeSwitch(page).click()
        await expect(root(page)).toHaveAttribute('data-theme', system === 'dark' ? 'light' : 'dark')
        expect(await getStored(page)).toBe(system === 'dark' ? 'light' : 'dark')
      })
    }
  }

  test('is not changed by a value that is no mode and comes from another tab', async ({ page, context }) => {
    const other = await context.newPage()
    await page.emulateMedia({ colorScheme: 'dark' })
    await openReady(page, addresses.howTo)
    await other.goto('/404')
    await page.evaluate(() => {
      window.addEventListener('storage', () => (document.documentElement.dataset.heard = 'yes'), true)
    })
    await other.evaluate(() => localStorage.setItem('theme', 'blue'))
    // The listener that refuses it comes first, and lets nobody else hear of it.
    await other.evaluate(() => localStorage.setItem('other', 'value'))
    await expect(root(page)).toHaveAttribute('data-heard', 'yes')
    await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  })

  for (const system of ['light', 'dark'] as const) {
    test(`is that of the ${system} system, and can be switched, where storage is blocked`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: system })
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
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
      await page.goto(addresses.howTo)
      await expect(root(page)).toHaveAttribute('data-at-first', system)
      await themeSwitch(page).click()
      await expect(root(page)).toHaveAttribute('data-theme', system === 'dark' ? 'light' : 'dark')
    })
  }

  test('is followed by the controls and the bar of the browser', async ({ page }) => {
    /** The first one that applies counts. */
    const getBarColor = () =>
      page.evaluate(() => {
        const all = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
        return all.find(({ media }) => media === '' || matchMedia(media).matches)?.content
      })
    await page.emulateMedia({ colorScheme: 'dark' })
    await openReady(page, addresses.howTo)
    const dark = await getBarColor()
    await expect(root(page)).toHaveCSS('color-scheme', 'dark')
    await themeSwitch(page).click()
    await expect(root(page)).toHaveCSS('color-scheme', 'light')
    const light = await getBarColor()
    expect(light).not.toBe(dark)
    const ground = await page.evaluate(() => {
      const context = document.createElement('canvas').getContext('2d')
      if (context === null) return []
      context.fillStyle = getComputedStyle(document.documentElement).backgroundColor
      context.fillRect(0, 0, 1, 1)
      return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)]
    })
    const bar = [1, 3, 5].map((at) => parseInt((light ?? '').slice(at, at + 2), 16))
    for (const [index, value] of bar.entries()) expect(Math.abs(value - (ground[index] ?? 0))).toBeLessThanOrEqual(2)
  })
})

test('Without JavaScript a page and the bar of the browser are both light', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' })
  const page = await context.newPage()
  await page.goto(addresses.howTo)
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#fcfbf7')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
  await context.close()
})
