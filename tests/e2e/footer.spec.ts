import { addresses, expect, openReady, test, widths } from '../support/e2e'

const links = [
  ['Documentation', '/features/documentation'],
  ['Studio', 'https://eventcatalog.studio'],
  ['SDK', '/docs/sdk'],
  ['Pricing', '/pricing'],
  ['Terms', '/terms'],
  ['Privacy', '/privacy'],
  ['AsyncAPI', '/specifications/asyncapi'],
  ['OpenAPI', '/integrations/openapi'],
  ['All integrations', '/integrations'],
  ['Federation', '/federation'],
  ['Services', '/services'],
  ['Support', '/support'],
  ['Blog', '/blog'],
  ['Contact us', '/contact-us'],
  ['Videos', 'https://www.youtube.com/@event-catalog'],
  ['EDA Visuals', 'https://eda-visuals.boyney.io'],
  ['Community', 'https://discord.gg/3rjaZMmrAm'],
  ['License', 'https://github.com/event-catalog/eventcatalog/blob/v2.64.4/LICENSE'],
  ['X', 'https://x.com/event_catalog'],
  ['YouTube', 'https://www.youtube.com/@event-catalog'],
  ['Discord', 'https://discord.gg/3rjaZMmrAm'],
  ['GitHub', 'https://github.com/event-catalog/eventcatalog'],
] as const

for (const path of ['/', '/404', '/docs', addresses.howTo, addresses.index]) {
  test(`The footer of ${path} has every link, the social links, the copyright and the company line`, async ({
    page,
  }) => {
    await page.goto(path)
    const footer = page.getByRole('contentinfo')
    for (const [name, href] of links)
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    await expect(footer).toContainText('Copyright © 2025 EventCatalog Ltd')
    await expect(footer).toContainText('Company: EventCatalog Ltd')
    await expect(footer).not.toContainText(/number|undefined|LinkedIn/i)
  })
}

test('The footer of the documentation stands below the columns, and the sidebar stays beside the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: widths.desktop, height: 600 })
  await openReady(page, addresses.components)
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }))
  const sidebar = page.locator('#docs-sidebar')
  const bar = await page.getByRole('banner').boundingBox()
  await expect.poll(async () => (await sidebar.boundingBox())?.y).toBe(bar?.height)
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  const footer = await page.getByRole('contentinfo').boundingBox()
  const frame = await page.locator('.docs-frame').boundingBox()
  expect(footer?.y).toBeGreaterThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0) - 1)
  expect(footer?.width).toBe(widths.desktop)
})

for (const width of [320, widths.phone, widths.desktop]) {
  test(`The button back to the top covers nothing of the footer at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await openReady(page, addresses.components)
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    const button = page.getByRole('link', { name: 'Back to top' })
    await expect(button).toBeVisible()
    const place = await button.boundingBox()
    const covered = await page.getByRole('contentinfo').evaluate((footer, box) => {
      const links = [...footer.querySelectorAll('a, .footer-end p')].map((link) => ({
        link,
        rect: link.getBoundingClientRect(),
      }))
      return links
        .filter(
          ({ rect }) =>
            box !== null &&
            rect.right > box.x &&
            rect.left < box.x + box.width &&
            rect.bottom > box.y &&
            rect.top < box.y + box.height,
        )
        .map(({ link }) => link.textContent)
    }, place)
    expect(covered).toEqual([])
  })
}

test('The footer is reached without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Documentation' }).focus()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Documentation' })).toBeInViewport()
  await context.close()
})
