import { addresses, expect, test, widths } from '../support/e2e'

test.use({ javaScriptEnabled: false })

test.describe('Without JavaScript', () => {
  test('a page shows its title, its text and its code', async ({ page }) => {
    await page.goto(addresses.howTo)
    await expect(page.getByRole('heading', { level: 1, name: 'Upgrading' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: /From version 1/ })).toBeVisible()
    await expect(page.locator('docs-code pre').first()).toBeVisible()
    await expect(page.getByText('npm ls @eventcatalog/core')).toBeVisible()
  })

  test('every tab panel shows under its label, and the tabs that do nothing are hidden', async ({ page }) => {
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
  })

  test('a diagram is its source', async ({ page }) => {
    await page.goto(addresses.components)
    const source = page.locator('.diagram-source').first()
    await expect(source).toBeVisible()
    await expect(source).toContainText('flowchart LR')
  })

  test('the source of a diagram is not cut off', async ({ page }) => {
    await page.goto(addresses.components)
    const cut = await page
      .locator('.diagram-canvas')
      .evaluateAll((all) => all.filter((canvas) => canvas.scrollHeight > canvas.clientHeight + 1).length)
    expect(cut).toBe(0)
  })

  test('a folder of the sidebar opens and leads on', async ({ page }) => {
    await page.setViewportSize({ width: widths.desktop, height: 800 })
    await page.goto(addresses.folder)
    const pages = page.getByRole('navigation', { name: 'Docs sidebar', exact: true })
    const folder = pages.getByRole('group').filter({ hasText: 'Upgrading' })
    await folder.locator('summary').click()
    await expect(folder).not.toHaveAttribute('open')
    await folder.locator('summary').click()
    await pages.getByRole('link', { name: 'Upgrading' }).click()
    await expect(page).toHaveURL(addresses.howTo)
  })

  test('a folder whose links would have to be fetched is a link to its page', async ({ page }) => {
    await page.setViewportSize({ width: widths.desktop, height: 800 })
    await page.goto(addresses.howTo)
    const pages = page.getByRole('navigation', { name: 'Docs sidebar', exact: true })
    await expect(pages.locator('details[data-rest]').first()).toBeAttached()
    await expect(pages.locator('details[data-rest] > summary').filter({ visible: true })).toHaveCount(0)
    await pages.getByRole('link', { name: 'Guides', exact: true }).click()
    await expect(page).toHaveURL('/docs/development/guides')
    await expect(page.locator('main').getByRole('link').first()).toBeVisible()
  })

  for (const width of [widths.phone, widths.lastNarrow]) {
    test(`at ${width} px the links of the sidebar stand below the text`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await page.goto(addresses.howTo)
      const pages = page.getByRole('navigation', { name: 'Docs sidebar', exact: true })
      await expect(pages).toBeVisible()
      const text = await page.locator('article').boundingBox()
      const sidebar = await pages.boundingBox()
      expect(sidebar?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0))
      await expect(page.getByRole('navigation', { name: 'Docs sections' }).getByRole('link')).toHaveCount(6)
      await pages.getByRole('link', { name: 'Configuration' }).click()
      await expect(page).toHaveURL(addresses.reference)
    })
  }

  for (const path of [addresses.components, addresses.index, '/', '/404']) {
    test(`${path} offers no button that only a script could answer`, async ({ page }) => {
      await page.setViewportSize({ width: widths.phone, height: 740 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // A form is sent without a script.
      await expect(page.locator(':is(button, [role=button]):visible:not(form[action] button)')).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Back to top' })).toBeHidden()
    })
  }

  test('headings of the table of contents are reached on a phone', async ({ page }) => {
    await page.setViewportSize({ width: widths.phone, height: 740 })
    await page.goto(addresses.howTo)
    await page.getByText('On this page').first().click()
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Go back' }).click()
    await expect(page).toHaveURL(`${addresses.howTo}#go-back`)
    await expect(page.getByRole('heading', { name: /^Go back/ })).toBeInViewport()
  })
})
