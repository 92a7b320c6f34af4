import { addresses, expect, test } from '../support/e2e'

test.describe('On paper', () => {
  test('the page is its text, without what only a screen can use', async ({ page }) => {
    await page.goto(addresses.components, { waitUntil: 'networkidle' })
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    for (const name of ['Documentation', 'Areas', 'Pages', 'Breadcrumbs', 'Previous and next page'])
      await expect(page.getByRole('navigation', { name, exact: true })).toHaveCount(0)
    await expect(page.locator('.toc-narrow, .toc-wide, .anchor, .back-to-top').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  })

  test('every tab panel shows under its label', async ({ page }) => {
    await page.goto(addresses.components, { waitUntil: 'networkidle' })
    await page.emulateMedia({ media: 'print' })
    const hidden = await page
      .locator('.tab-panel, .tab-panel > .tab-label')
      .evaluateAll((all: HTMLElement[]) => all.filter((part) => part.offsetParent === null).length)
    expect(hidden).toBe(0)
    await expect(page.getByText('pnpm add --save-exact').first()).toBeVisible()
  })

  test('closed details show what they hold', async ({ page }) => {
    await page.goto(addresses.components, { waitUntil: 'networkidle' })
    await page.emulateMedia({ media: 'print' })
    const details = page.locator('details').filter({ hasText: 'The error in full' })
    await expect(details).not.toHaveAttribute('open')
    expect((await details.boundingBox())?.height).toBeGreaterThan(60)
  })
})
