import { expect, openReady, test } from '../support/e2e'

/** A link of the bar, and where it leads in a site with an older version. */
const href = '/docs/api/overview'
const versions = JSON.stringify({ '': href, '1.0': '/docs/api/flow' }).replaceAll('"', '&quot;')

for (const { stored, expected } of [
  { stored: '1.0', expected: '/docs/api/flow' },
  { stored: 'no such version', expected: href },
  { stored: '', expected: href },
]) {
  test(`Menus lead to the version "${stored}", where it is stored`, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem('docs-version', name), stored)
    await page.route('**/docs/api/event', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll(
        `<a href="${href}"`,
        `<a href="${href}" data-versions="${versions}"`,
      )
      await route.fulfill({ response, body })
    })
    await openReady(page, '/docs/api/event')
    const link = page.locator('.docs-areas a[data-versions]').first()
    await link.hover()
    await expect(link).toHaveAttribute('href', expected)
    await link.click()
    await expect(page).toHaveURL(expected)
  })
}
