import { expect, openReady, test, widths } from '../support/e2e'

test.use({ viewport: { width: widths.phone, height: 740 } })

test('The star count moves to the menu when the header has no room for it', async ({ page }) => {
  const stars = page.getByRole('link', { name: /stars on GitHub$/ }).filter({ visible: true })
  await openReady(page, '/pricing')
  await expect(stars).toHaveCount(0)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(stars).toHaveCount(1)
  await expect(stars).toHaveText('2.4k stars on GitHub')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 480, height: 740 })
  await expect(stars).toHaveCount(1)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByText(/stars on GitHub/)).toBeHidden()
})

test('The SDK filter is a single row that scrolls', async ({ page }) => {
  await openReady(page, '/docs/sdk')
  const filter = page.getByRole('search', { name: 'SDK functions' })
  await filter.scrollIntoViewIfNeeded()
  const { height, isScrolling } = await filter.evaluate((form) => ({
    height: form.getBoundingClientRect().height,
    isScrolling: form.scrollWidth > form.clientWidth,
  }))
  expect(height).toBeLessThan(740 / 10)
  expect(isScrolling).toBe(true)
  // Every option is reachable with the keyboard and scrolls into view.
  await filter.getByRole('searchbox').focus()
  await page.keyboard.press('Tab')
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight')
  await expect(filter.locator('input:focus')).toBeInViewport()
})
