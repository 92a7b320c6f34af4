import { addresses, expect, test, widths } from '../support/e2e'

test.use({ javaScriptEnabled: false })

test.describe('Without JavaScript', () => {
  test('tab panels show under their labels without tabs, and diagrams show their full source', async ({ page }) => {
    await page.goto(addresses.components)
    const panels = page.locator('.tab-panel')
    const hidden: string[] = []
    for (const panel of await panels.all()) {
      if (!(await panel.isVisible())) hidden.push((await panel.getAttribute('id')) ?? '')
      await expect(panel.locator('> .tab-label')).toBeVisible()
    }
    expect(hidden).toEqual([])
    expect(await panels.count()).toBeGreaterThan(6)
    await expect(page.getByRole('tab')).toHaveCount(0)
    const source = page.locator('.diagram-source').first()
    await expect(source).toBeVisible()
    await expect(source).toContainText('flowchart LR')
    const cut = await page
      .locator('.diagram-canvas')
      .evaluateAll((all) => all.filter((canvas) => canvas.scrollHeight > canvas.clientHeight + 1).length)
    expect(cut).toBe(0)
  })

  test('a sidebar folder opens, or links to its page if its contents would have to be loaded', async ({ page }) => {
    await page.setViewportSize({ width: widths.desktop, height: 800 })
    await page.goto(addresses.folder)
    const pages = page.getByRole('navigation', { name: 'Docs sidebar', exact: true })
    const folder = pages.getByRole('group').filter({ hasText: 'Upgrading' })
    await folder.locator('summary').click()
    await expect(folder).not.toHaveAttribute('open')
    await folder.locator('summary').click()
    await pages.getByRole('link', { name: 'Upgrading' }).click()
    await expect(page).toHaveURL(addresses.howTo)
    await expect(pages.locator('details[data-rest]').first()).toBeAttached()
    await expect(pages.locator('details[data-rest] > summary').filter({ visible: true })).toHaveCount(0)
    await pages.getByRole('link', { name: 'Guides', exact: true }).click()
    await expect(page).toHaveURL('/docs/development/guides')
    await expect(page.locator('main').getByRole('link').first()).toBeVisible()
  })

  test('in a narrow window the table of contents works, and the sidebar links are after the text', async ({ page }) => {
    await page.goto(addresses.howTo)
    const pages = page.getByRole('navigation', { name: 'Docs sidebar', exact: true })
    for (const width of [widths.lastNarrow, widths.phone]) {
      await page.setViewportSize({ width, height: 740 })
      await expect(pages).toBeVisible()
      const text = await page.locator('article').boundingBox()
      const sidebar = await pages.boundingBox()
      expect(sidebar?.y, `${width} px`).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0))
      await expect(page.getByRole('navigation', { name: 'Docs sections' }).getByRole('link')).toHaveCount(6)
    }
    await page.getByText('On this page').first().click()
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Roll back' }).click()
    await expect(page).toHaveURL(`${addresses.howTo}#go-back`)
    await expect(page.getByRole('heading', { name: /^Roll back/ })).toBeInViewport()
    await pages.getByRole('link', { name: 'Configuration' }).click()
    await expect(page).toHaveURL(addresses.reference)
  })

  test('there are no buttons that need a script', async ({ page }) => {
    await page.setViewportSize({ width: widths.phone, height: 740 })
    for (const path of [addresses.components, addresses.index, '/', '/404']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // A form works without a script.
      await expect(page.locator(':is(button, [role=button]):visible:not(form[action] button)'), path).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Back to top' })).toBeHidden()
    }
  })
})
