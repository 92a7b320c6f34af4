import type { Page } from '@playwright/test'
import { addresses, expect, test } from '../support/e2e'

async function open(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(() => customElements.get('docs-toc') !== undefined)
}

test.describe('The mark beside a heading', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  for (const how of ['click', 'Enter']) {
    test(`leads to the heading and copies its full address with ${how}`, async ({ page, baseURL }) => {
      await open(page, addresses.howTo)
      const mark = page.getByRole('link', { name: 'Link to “Go back”' })
      if (how === 'Enter') await mark.press('Enter')
      else {
        await page.getByRole('heading', { name: /^Go back/ }).hover()
        await mark.click()
      }
      await expect(page).toHaveURL(`${addresses.howTo}#go-back`)
      await expect(page.getByRole('status')).toHaveText('Link copied')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${addresses.howTo}#go-back`)
      await expect(page.getByRole('heading', { name: /^Go back/ })).toBeInViewport()
    })
  }

  test('shows when the keyboard reaches it', async ({ page }) => {
    await open(page, addresses.howTo)
    const mark = page.getByRole('link', { name: 'Link to “Go back”' })
    await expect(mark).toHaveCSS('opacity', '0')
    await mark.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(mark).toBeFocused()
    await expect(mark).toHaveCSS('opacity', '1')
  })
})
