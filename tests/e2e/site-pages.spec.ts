import { expect, openReady, test, widths } from '../support/e2e'
import { readShift, recordShifts } from '../support/shifts'

test.describe('The home page', () => {
  test('explains what it is, shows it, and says how to start, all above the fold and without layout shift', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await recordShifts(page)
    await page.setViewportSize({ width: widths.desktop, height: 800 })
    await openReady(page, '/')
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    await expect(page.locator('[data-slot=hero] [data-slot=live-title]')).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.hero .graph-svg')).toBeInViewport({ ratio: 0.2 })
    await expect(page.getByText('npx @eventcatalog/create-eventcatalog')).toBeInViewport({ ratio: 1 })
    const start = page.locator('.hero').getByRole('link', { name: 'Get started', exact: true })
    await expect(start).toBeInViewport({ ratio: 1 })
    await page.waitForTimeout(300)
    // On a busy machine a font may load late, and the lead then has one line less: 0.014 has been observed.
    expect(await readShift(page)).toBeLessThan(0.02)
    await page.locator('.hero docs-code').getByRole('button', { name: 'Copy' }).click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe('npx @eventcatalog/create-eventcatalog@latest')
  })

  test("highlights a message's path in its graph", async ({ page }) => {
    await openReady(page, '/')
    // A graph's script is fetched on the first interaction.
    await expect(page.locator('.hero .graph-svg g[role=button]')).toHaveCount(0)
    await page.keyboard.press('Tab')
    const message = page.locator('.hero .graph-svg g[role=button]', { hasText: 'Order placed' })
    await message.focus()
    await expect(page.locator('.hero .is-following')).toHaveCount(1)
    expect(await page.locator('.hero .g-lines .is-lit').count()).toBeGreaterThan(1)
  })
})

test('The pricing page keeps the plan names visible, is a table for screen readers, and opens an answer with the keyboard', async ({
  page,
}) => {
  for (const width of [widths.desktop, widths.phone]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/pricing')
    await page.getByRole('rowheader', { name: 'Schema API' }).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 200)
    const head = page.getByRole('columnheader', { name: 'Scale' })
    await expect(head).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('Not included')).toBeVisible()
    const bar = await page.locator('[data-slot=site-header]').boundingBox()
    expect((await head.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1)
  }
  const row = page.getByRole('table', { name: 'Compare plans' }).getByRole('row', { name: 'MCP server' })
  await expect(row.getByRole('cell')).toHaveText(['no', 'no', 'yes', 'yes'])
  const question = page.locator('[data-slot=question]').first()
  await question.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(question.locator('p')).toBeVisible()
})

test('A table has one line below its headers, also below an empty one', async ({ page }) => {
  await page.goto('/product/documentation')
  const headers = page.locator('main thead tr:has(> td) > *')
  await expect(headers).toHaveText(['', 'Static', 'Server'])
  const colors = await headers.evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).borderBottomColor))
  expect(new Set(colors).size).toBe(1)
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('product pages show their images', async ({ page }) => {
    for (const path of ['/', '/features/visualization', '/federation']) {
      await page.goto(path)
      await expect(page.locator('.hero').getByRole('img').or(page.locator('.hero figure')).first(), path).toBeVisible()
    }
  })
})
