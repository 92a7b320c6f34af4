import { readFileSync } from 'node:fs'
import { addresses, expect, followLink, openReady, test, waitForLinks, widths } from '../support/e2e'

const { reference } = addresses
const copy = `out${reference}.md`

test.describe('The page as Markdown', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('is copied with the button, also after following a link', async ({ page }) => {
    await openReady(page, reference)
    const button = page.getByRole('button', { name: 'Copy as Markdown' })
    await button.click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    await expect(page.getByRole('status')).toHaveText('Copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(readFileSync(copy, 'utf8'))
    await expect(button).toBeVisible()
    await waitForLinks(page)
    await followLink(page, page.locator('[data-slot=pager] a').first())
    await page.getByRole('button', { name: 'Copy as Markdown' }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    expect(text).toContain(`# ${await page.locator('h1').textContent()}`)
  })

  test('is copied in browsers without ClipboardItem', async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { ClipboardItem: undefined }))
    await openReady(page, reference)
    await page.getByRole('button', { name: 'Copy as Markdown' }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(readFileSync(copy, 'utf8'))
  })
})

test.describe('When the Markdown fails to load', () => {
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
  test('opens with the keyboard, returns the focus, closes on a click elsewhere, and stays inside the window, with 24 px targets', async ({
    page,
  }) => {
    await openReady(page, reference)
    const details = page.locator('page-actions details')
    const summary = details.locator('summary')
    await page.getByRole('button', { name: 'Copy as Markdown' }).focus()
    await page.keyboard.press('Tab')
    await expect(summary).toBeFocused()
    // The browser opens the menu natively. Its script loads on focus and does the rest.
    await page.evaluate(() => customElements.whenDefined('page-actions').then(() => undefined))
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
    await summary.click()
    await expect(details).toHaveAttribute('open', '')
    await page.locator('h1').click()
    await expect(details).not.toHaveAttribute('open')
    for (const width of [320, widths.phone, widths.desktop]) {
      await page.setViewportSize({ width, height: 800 })
      await page.locator('page-actions summary').click()
      const list = await page.locator('page-actions ul').boundingBox()
      expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(width)
      for (const target of await page.locator('page-actions :is(button, summary, a)').all())
        expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(24)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await page.keyboard.press('Escape')
    }
  })
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu links to the Markdown, and the button is hidden', async ({ page }) => {
    await page.goto(reference)
    await expect(page.getByRole('button', { name: 'Copy as Markdown' })).toBeHidden()
    await page.locator('page-actions summary').click()
    const link = page.locator('page-actions a').first()
    await expect(link).toBeVisible()
    expect(await link.getAttribute('href')).toBe(`${reference}.md`)
  })
})
