import { findViolations } from '../support/axe'
import { addresses, expect, holdScripts, interceptFromStart, openReady, test, widths } from '../support/e2e'

const address = addresses.reference

test.describe('The shortcut list', () => {
  test('opens with ? or its button, loads on demand, and restores the focus when closed', async ({ page }) => {
    await openReady(page, address)
    const requested: string[] = []
    page.on('response', async (response) => {
      if (!response.url().endsWith('.js')) return
      if ((await response.text()).includes('Enable keyboard shortcuts')) requested.push(response.url())
    })
    const link = page.getByRole('link', { name: 'Skip to content' })
    await page.keyboard.press('Tab')
    expect(requested).toEqual([])
    await expect(link).toBeFocused()
    await page.keyboard.press('?')
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('term')).toHaveText([
      'Show keyboard shortcuts',
      'Search',
      'Next page',
      'Previous page',
    ])
    // Texts of responses arrive after the dialog.
    await expect.poll(() => requested.length).toBe(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(link).toBeFocused()
    await page.keyboard.press('?')
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
    const button = page.getByRole('button', { name: 'Keyboard shortcuts' })
    await button.click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  })

  test('opens with ? when pressed before React has loaded, and from its button when clicked before any script has', async ({
    page,
  }) => {
    await interceptFromStart(page)
    await openReady(page, address)
    const release = await holdScripts(page)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    release()
    await expect(page.getByRole('dialog').getByRole('checkbox')).toBeVisible()
    await page.unrouteAll()
    const releaseAll = await holdScripts(page)
    await page.goto(address, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
    releaseAll()
    await expect(page.getByRole('dialog').getByRole('checkbox')).toBeVisible()
  })

  test("isn't offered on touch screens", async ({ browser }) => {
    const context = await browser.newContext({
      hasTouch: true,
      isMobile: true,
      viewport: { width: widths.phone, height: 740 },
    })
    const page = await context.newPage()
    await openReady(page, address)
    await expect(page.locator('[data-shortcuts]')).toBeHidden()
    await context.close()
  })
})

test.describe('Single-key shortcuts', () => {
  test('open the next page and the previous one, but not with a modifier key, in a field, or with a dialog open', async ({
    page,
  }) => {
    await openReady(page, addresses.howTo)
    const previous = await page.locator('[data-slot=pager] a[rel=prev]').getAttribute('href')
    await page.keyboard.press('p')
    await expect(page).toHaveURL(previous ?? '')
    await expect(page.locator(`[data-slot=pager] a[rel=next][href="${addresses.howTo}"]`)).toBeVisible()
    await page.keyboard.press('n')
    await expect(page).toHaveURL(addresses.howTo)
    await openReady(page, '/404')
    await page.getByLabel('Search the site').fill('')
    await page.keyboard.type('n?p')
    await expect(page.getByLabel('Search the site')).toHaveValue('n?p')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await openReady(page, address)
    for (const keys of ['Control+n', 'Alt+p', 'Meta+p'])
      await page.locator('body').dispatchEvent('keydown', {
        key: keys.at(-1),
        ctrlKey: keys.startsWith('Control'),
        altKey: keys.startsWith('Alt'),
        metaKey: keys.startsWith('Meta'),
        bubbles: true,
      })
    await page.keyboard.press('?')
    await expect(page.getByRole('checkbox')).toBeVisible()
    await page.getByRole('heading', { name: 'Keyboard shortcuts' }).click()
    await page.keyboard.press('n')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page).toHaveURL(address)
  })

  test('can be turned off, stay off, and be turned on again, without accessibility findings', async ({ page }) => {
    await openReady(page, address)
    await page.keyboard.press('?')
    await expect(page.getByRole('checkbox')).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      expect(await findViolations(page, { include: 'dialog[open]' }), colorScheme).toEqual([])
    }
    await page.getByRole('checkbox', { name: 'Enable keyboard shortcuts' }).uncheck()
    await page.keyboard.press('Escape')
    await openReady(page, address)
    for (const key of ['?', 'n', 'p']) await page.keyboard.press(key)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(address)
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
    await expect(page.getByRole('checkbox')).not.toBeChecked()
    await page.getByRole('checkbox').check()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})
