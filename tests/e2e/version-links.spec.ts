import { expect, openReady, test } from '../support/e2e'

/** A link in the bar, and its targets on a site with an older version. */
const href = '/docs/api/overview'
const versions = JSON.stringify({ '': href, '1.0': '/docs/api/flow' }).replaceAll('"', '&quot;')

test('Menu links point to the version the reader chose', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs-version', '1.0'))
  await page.route('**/docs/api/event', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(
      `<a href="${href}"`,
      `<a href="${href}" data-versions="${versions}"`,
    )
    await route.fulfill({ response, body })
  })
  await openReady(page, '/docs/api/event')
  const link = page.locator('nav[aria-label=Documentation] a[data-versions]').first()
  await link.hover()
  await expect(link).toHaveAttribute('href', '/docs/api/flow')
  await link.click()
  await expect(page).toHaveURL('/docs/api/flow')
})
