import type { Page } from '@playwright/test'
import { addresses, expect, test } from '../support/e2e'

async function open(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(() => customElements.get('docs-toc') !== undefined)
}

test.describe('Back to top', () => {
  const getButton = (page: Page) => page.getByRole('link', { name: 'Back to top' })
  const scrollTo = (page: Page, top: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
  const scrollUp = async (page: Page) => {
    await scrollTo(page, 3100)
    await expect(getButton(page)).toBeHidden()
    await scrollTo(page, 3000)
  }

  test('appears when scrolling up away from the top, disappears when scrolling down or near the top, scrolls there smoothly or with reduced motion instantly, and moves the focus to the text', async ({
    page,
  }) => {
    await open(page, addresses.components)
    await expect(getButton(page)).toBeHidden()
    await scrollUp(page)
    await expect(getButton(page)).toBeVisible()
    await scrollTo(page, 3200)
    await expect(getButton(page)).toBeHidden()
    await scrollTo(page, 3000)
    await expect(getButton(page)).toBeVisible()
    await scrollTo(page, 100)
    await expect(getButton(page)).toBeHidden()
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion })
      await scrollUp(page)
      await expect(getButton(page)).toBeVisible()
      await getButton(page).press('Enter')
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
      await expect(page.locator('main')).toBeFocused()
      await expect(getButton(page)).toBeHidden()
      await expect(page).toHaveURL(addresses.components)
    }
  })

  test('scrolls in steps in browsers without smooth scrolling', async ({ page }) => {
    await page.addInitScript(() => {
      // A browser without smooth scrolling doesn't have this property.
      const original = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'style')
      Object.defineProperty(HTMLElement.prototype, 'style', {
        get(this: HTMLElement) {
          const style = original?.get?.call(this) as CSSStyleDeclaration
          if (this !== document.documentElement) return style
          return new Proxy(style, {
            has: (target, name) => name !== 'scrollBehavior' && name in target,
            set: (target, name, value) => Reflect.set(target, name, value),
          })
        },
      })
      const scrollTo = window.scrollTo.bind(window)
      window.scrollTo = (...args: unknown[]) => {
        const [left, top] = args
        if (typeof top === 'number') {
          document.documentElement.dataset.steps = `${document.documentElement.dataset.steps ?? ''} ${top}`
          scrollTo({ left: Number(left), top, behavior: 'instant' })
        } else scrollTo(left as ScrollToOptions)
      }
    })
    await open(page, addresses.components)
    expect(await page.evaluate(() => 'scrollBehavior' in document.documentElement.style)).toBe(false)
    await scrollUp(page)
    await getButton(page).click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    const steps = (await page.locator('html').getAttribute('data-steps'))?.trim().split(' ').map(Number) ?? []
    expect(steps.slice(0, 3)).toEqual([2550, 2167, 1841])
    expect(steps.at(-1)).toBe(0)
  })
})
