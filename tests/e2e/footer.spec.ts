import { addresses, expect, openReady, test, widths } from '../support/e2e'

test('The documentation footer is below all columns, next to which the sidebar stays, and the back-to-top button does not cover it', async ({
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
  const frame = await page.locator('div:has(> #docs-sidebar)').boundingBox()
  expect(footer?.y).toBeGreaterThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0) - 1)
  expect(footer?.width).toBe(widths.desktop)

  for (const width of [320, widths.phone, widths.desktop]) {
    await page.setViewportSize({ width, height: 700 })
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    // The button appears when scrolling up, so the page has to register scrolling down first.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await page.evaluate(() => window.scrollBy({ top: -100, behavior: 'instant' }))
    const button = page.getByRole('link', { name: 'Back to top' })
    await expect(button).toBeVisible()
    const place = await button.boundingBox()
    const covered = await page.getByRole('contentinfo').evaluate((footer, box) => {
      const links = [...footer.querySelectorAll('a, p')].map((link) => ({
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
    expect(covered, `${width} px`).toEqual([])
  }
})
