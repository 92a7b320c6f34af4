import type { Page } from '@playwright/test'
import { addresses, expect, test, widths } from '../support/e2e'

async function open(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(() => customElements.get('docs-toc') !== undefined)
}

const getContents = (page: Page) => page.locator('docs-toc').getByRole('navigation', { name: 'On this page' })

test.describe('The table of contents', () => {
  test('follows the reading position', async ({ page }) => {
    await page.setViewportSize({ width: widths.desktop, height: 700 })
    await open(page, addresses.components)
    const marked = getContents(page).locator('[aria-current]')
    await expect(marked).toHaveText('Headings')
    for (const { id, name } of [
      { id: 'tables', name: 'Tables' },
      { id: 'diff', name: 'Changes' },
      { id: 'lists', name: 'Lists' },
    ]) {
      await page.locator(`#${id}`).evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
      await expect(marked).toHaveText(name)
      await expect(marked).toHaveAttribute('aria-current', 'location')
      await expect(marked).toBeInViewport()
    }
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(marked).toHaveAttribute('href', '#diagram-error')
  })

  test('is collapsed above the text at 995 px', async ({ page }) => {
    await page.setViewportSize({ width: widths.lastNarrow, height: 800 })
    await open(page, addresses.howTo)
    await expect(page.locator('docs-toc')).toBeHidden()
    const block = page.locator('details[data-slot=toc]')
    await expect(block).not.toHaveAttribute('open')
    const [top, text] = [await block.boundingBox(), await page.locator('.prose').boundingBox()]
    expect(top?.y).toBeLessThan(text?.y ?? 0)
    await block.getByText('On this page').click()
    await block.getByRole('link', { name: 'Roll back' }).click()
    await expect(page).toHaveURL(/#go-back$/)
    await expect(page.getByRole('heading', { name: /^Roll back/ })).toBeInViewport()
  })
})
