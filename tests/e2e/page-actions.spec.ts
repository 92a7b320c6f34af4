import { readFileSync } from 'node:fs'
import { addresses, expect, openReady, test, widths } from '../support/e2e'

const { reference } = addresses
const copy = `out${reference}.md`

test.describe('The page as Markdown', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('is copied by a press, which says so', async ({ page }) => {
    await openReady(page, reference)
    const button = page.getByRole('button', { name: 'Copy as Markdown' })
    await button.click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    await expect(page.getByRole('status')).toHaveText('Copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(readFileSync(copy, 'utf8'))
    await expect(button).toBeVisible()
  })

  test('is copied in browsers that take no text that is still on its way', async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { ClipboardItem: undefined }))
    await openReady(page, reference)
    await page.getByRole('button', { name: 'Copy as Markdown' }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(readFileSync(copy, 'utf8'))
  })

  test('of the next page is copied there', async ({ page }) => {
    await openReady(page, reference)
    await page.locator('.neighbours a').first().click()
    await page.waitForURL((url) => url.pathname !== reference)
    await page.getByRole('button', { name: 'Copy as Markdown' }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    expect(text).toContain(`# ${await page.locator('h1').textContent()}`)
  })
})

test.describe('When the text cannot be had', () => {
  test.use({ expectedMessages: [/ERR_FAILED|503/] })

  test('the button says so', async ({ page }) => {
    await page.route('**/*.md', (route) => route.fulfill({ status: 503 }))
    await openReady(page, reference)
    await page.getByRole('button', { name: 'Copy as Markdown' }).click()
    await expect(page.getByRole('button', { name: 'Copy failed' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy as Markdown' })).toBeVisible()
  })
})

test.describe('The menu of assistants', () => {
  test('leads to the copy, and to assistants that are told of it', async ({ page }) => {
    await openReady(page, reference)
    await page.locator('page-actions summary').click()
    const links = page.locator('page-actions a')
    await expect(links).toHaveText(['Markdown', 'ChatGPT', 'Claude', 'Perplexity'])
    for (const link of (await links.all()).slice(1)) {
      const href = new URL((await link.getAttribute('href')) ?? '')
      expect(href.searchParams.get('q')).toMatch(new RegExp(`^Read https?://.*${reference}\\.md$`))
    }
    const response = await page.request.get((await links.first().getAttribute('href')) ?? '')
    expect(response.headers()['content-type']).toContain('text/markdown')
    expect(response.headers()['x-robots-tag']).toBe('noindex')
  })

  test('works by keyboard, and gives the focus back', async ({ page }) => {
    await openReady(page, reference)
    const details = page.locator('page-actions details')
    const summary = details.locator('summary')
    await page.getByRole('button', { name: 'Copy as Markdown' }).focus()
    await page.keyboard.press('Tab')
    await expect(summary).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(details).toHaveAttribute('open', '')
    await page.keyboard.press('Tab')
    await expect(details.getByRole('link', { name: 'Markdown' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(details).not.toHaveAttribute('open')
    await expect(summary).toBeFocused()
    await page.keyboard.press('Enter')
    for (let presses = 0; presses < 5; presses++) await page.keyboard.press('Tab')
    await expect(details).not.toHaveAttribute('open')
  })

  test('closes at a press elsewhere', async ({ page }) => {
    await openReady(page, reference)
    const details = page.locator('page-actions details')
    await details.locator('summary').click()
    await expect(details).toHaveAttribute('open', '')
    await page.locator('h1').click()
    await expect(details).not.toHaveAttribute('open')
  })

  for (const width of [320, widths.phone, widths.desktop])
    test(`stays within a window of ${width} px, and is large enough to be pressed`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await openReady(page, reference)
      await page.locator('page-actions summary').click()
      const list = await page.locator('page-actions ul').boundingBox()
      expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(width)
      for (const target of await page.locator('page-actions :is(button, summary, a)').all())
        expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(24)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu leads to the copy, and what needs scripts is not there', async ({ page }) => {
    await page.goto(reference)
    await expect(page.getByRole('button', { name: 'Copy as Markdown' })).toBeHidden()
    await page.locator('page-actions summary').click()
    const link = page.locator('page-actions a').first()
    await expect(link).toBeVisible()
    expect(await link.getAttribute('href')).toBe(`${reference}.md`)
  })
})
