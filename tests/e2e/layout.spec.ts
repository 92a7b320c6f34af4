import { addresses, expect, openReady, test, widths, drawDiagram } from '../support/e2e'
import { findOverflow } from '../support/overflow'

const kinds = { ...addresses, start: '/', docs: '/docs', notFound: '/404' }

test('No page scrolls sideways at 320 px or at 400% zoom', async ({ page }) => {
  for (const [kind, path] of Object.entries(kinds)) {
    await page.setViewportSize({ width: 320, height: 640 })
    await openReady(page, path)
    for (const height of [640, 256]) {
      await page.setViewportSize({ width: 320, height })
      expect(await findOverflow(page), kind).toEqual([])
      // The only way to find out whether a page scrolls sideways is to scroll it.
      await page.evaluate(() => window.scrollTo(200, 0))
      expect(await page.evaluate(() => window.scrollX), kind).toBe(0)
    }
    if (path !== addresses.howTo) continue
    // The bar leaves room for the text.
    const bar = await page.locator('[data-slot=docs-bar]').boundingBox()
    expect(bar?.height).toBeLessThan(256 / 4)
  }
})

test('Controls are at least 24 by 24 px on every screen, also in the open sidebar, which fits with diagrams drawn', async ({
  page,
}) => {
  const findSmall = () =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'button, summary, select, nav a, [data-slot=pager] a, [data-slot=back-to-top]',
        ),
      ]
        .filter(
          (control) => control.checkVisibility({ visibilityProperty: true }) && control.closest('[inert]') === null,
        )
        .map((control) => ({ control, box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(
          ({ control, box }) =>
            `${control.className || control.tagName} “${control.textContent?.trim().slice(0, 30)}” ${Math.round(box.width)} × ${Math.round(box.height)}`,
        ),
    )
  await page.setViewportSize({ width: widths.desktop, height: 900 })
  await openReady(page, addresses.components)
  expect(await findSmall()).toEqual([])
  await page.setViewportSize({ width: widths.phone, height: 900 })
  expect(await findSmall()).toEqual([])
  await page.setViewportSize({ width: widths.least, height: 640 })
  await drawDiagram(page.locator('docs-mermaid').first())
  expect(await findOverflow(page)).toEqual([])
  await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  expect(await findOverflow(page)).toEqual([])
  await page.setViewportSize({ width: widths.phone, height: 900 })
  expect(await findSmall()).toEqual([])
})
