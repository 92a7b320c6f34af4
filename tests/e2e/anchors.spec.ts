import type { Page } from '@playwright/test'
import { addresses, expect, test } from '../support/e2e'

async function open(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(() => customElements.get('docs-toc') !== undefined)
}

test.describe('The anchor link next to a heading', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('points to the heading and copies its full URL, with the mouse or the keyboard', async ({ page, baseURL }) => {
    await open(page, addresses.howTo)
    const mark = page.getByRole('link', { name: 'Link to “Roll back”' })
    const heading = page.getByRole('heading', { name: /^Roll back/ })
    await expect(mark).toHaveCSS('opacity', '0')
    await heading.hover()
    await mark.click()
    await expect(page).toHaveURL(`${addresses.howTo}#go-back`)
    await expect(page.getByRole('status')).toHaveText('Link copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${addresses.howTo}#go-back`)
    await expect(heading).toBeInViewport()
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(mark).toBeFocused()
    await expect(mark).toHaveCSS('opacity', '1')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(`${baseURL}${addresses.howTo}#go-back`)
  })
})
