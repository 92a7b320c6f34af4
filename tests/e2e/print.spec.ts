import { addresses, expect, openReady, test } from '../support/e2e'

test.describe('In print', () => {
  test('a page is just its text: no navigation, and everything collapsed or hidden is shown', async ({ page }) => {
    await openReady(page, addresses.components)
    await page.emulateMedia({ media: 'print' })
    await test.step('without anything that only works on screen', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('banner')).toBeHidden()
      for (const name of ['Documentation', 'Docs sections', 'Docs sidebar', 'Breadcrumbs', 'Previous and next page'])
        await expect(page.getByRole('navigation', { name, exact: true })).toHaveCount(0)
      await expect(
        page.locator('details[data-slot=toc], docs-toc, .anchor, [data-slot=back-to-top]').filter({ visible: true }),
      ).toHaveCount(0)
      await expect(page.getByRole('button')).toHaveCount(0)
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
    })
    await test.step('with the complete source of a diagram that was never in view', async () => {
      const source = page.locator('.diagram-source').last()
      await expect(source).toBeVisible()
      const isWhole = await source.evaluate((code) => code.scrollHeight <= (code.parentElement?.clientHeight ?? 0) + 1)
      expect(isWhole).toBe(true)
    })
    await test.step('with page breaks inside long code blocks, but not after a heading', async () => {
      await expect(page.locator('figure.code').first()).toHaveCSS('break-inside', 'auto')
      await expect(page.locator('figure.code').first()).toHaveCSS('break-after', 'auto')
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveCSS('break-after', 'avoid')
    })
    await test.step('with every tab panel and its label', async () => {
      const hidden = await page
        .locator('.tab-panel, .tab-panel > .tab-label')
        .evaluateAll((all: HTMLElement[]) => all.filter((part) => part.offsetParent === null).length)
      expect(hidden).toBe(0)
      await expect(page.getByText('pnpm add --save-exact').first()).toBeVisible()
    })
    await test.step('with the content of collapsed details', async () => {
      const details = page.locator('details').filter({ hasText: 'The error in full' })
      await expect(details).not.toHaveAttribute('open')
      expect((await details.boundingBox())?.height).toBeGreaterThan(60)
    })
  })

  test("external links show their URL, internal links don't, and code and tables aren't cut off at the edge of the paper", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 640, height: 900 })
    await openReady(page, addresses.components)
    await page.emulateMedia({ media: 'print' })
    const after = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((links: HTMLAnchorElement[]) =>
          links.map((link) => ({ href: link.href, text: getComputedStyle(link, '::after').content })),
        )
    const external = await after('main a[href^="http"]')
    expect(external.length).toBeGreaterThan(0)
    for (const { href, text } of external) expect(text).toContain(href.replace(/\/$/, ''))
    const internal = await after('.prose a[href^="/"]:not(.card-title)')
    expect(internal.length).toBeGreaterThan(0)
    for (const { text } of internal) expect(['none', 'normal']).toContain(text)
    const cut = await page
      .locator('.code pre, docs-scroll')
      .evaluateAll((all) =>
        all
          .filter((part) => part.scrollWidth > part.clientWidth + 1 || part.getBoundingClientRect().right > innerWidth)
          .map((part) => part.textContent?.trim().slice(0, 40)),
      )
    expect(cut).toEqual([])
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('collapsed details show their content too', async ({ page }) => {
      await page.goto(addresses.components)
      await page.emulateMedia({ media: 'print' })
      const details = page.locator('details').filter({ hasText: 'The error in full' })
      expect((await details.boundingBox())?.height).toBeGreaterThan(60)
    })
  })
})
