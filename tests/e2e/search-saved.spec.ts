import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e'
import { getActive, getDialog, getField, openDialog, savedPage, waitForResults, storeSaved } from '../support/search'

const event = savedPage('/docs/api/event', 'Event reference')
const flow = savedPage('/docs/api/flow', 'Flow reference')
/** Options that readers saved, without the starting points below them. */
const getSavedOptions = (page: Page) =>
  getDialog(page)
    .getByRole('group', { name: /^(Recent|Favorites)$/ })
    .getByRole('option')

const fields = savedPage('/docs/api/query#rules', 'Query reference', 'Rules')

test.describe('Pages opened from search', () => {
  test('are listed when the dialog reopens, and update from other tabs', async ({ page, context }) => {
    await openDialog(page)
    const other = await context.newPage()
    await other.goto('/robots.txt')
    await other.evaluate((list) => localStorage.setItem('search-recent', JSON.stringify(list)), [event])
    await expect(getSavedOptions(page)).toHaveCount(1)
    await other.close()
    await page.keyboard.type('flow reference')
    await waitForResults(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/docs/api/flow')
    await openDialog(page, '/docs/api/event')
    await expect(getDialog(page).getByRole('group', { name: 'Recent', exact: true })).toContainText('Flow reference')
  })

  test('open with the arrow keys and Enter, none is preselected, and each remove button is in its row', async ({
    page,
  }) => {
    await storeSaved(page, [event, fields], [flow])
    await openDialog(page, '/docs/api/domain')
    await expect(getSavedOptions(page)).toHaveCount(3)
    for (const { title, heading } of [event, flow, fields]) {
      const name = heading === '' ? title : `${title}: ${heading}`
      const row = await getSavedOptions(page)
        .filter({ hasText: heading === '' ? title : heading })
        .boundingBox()
      const button = await getDialog(page)
        .getByRole('button', { name: `Remove ${name}` })
        .boundingBox()
      const middle = (button?.y ?? 0) + (button?.height ?? 0) / 2
      expect(middle).toBeGreaterThan(row?.y ?? 0)
      expect(middle).toBeLessThan((row?.y ?? 0) + (row?.height ?? 0))
    }
    await expect(getActive(page)).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(getDialog(page)).toBeVisible()
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowDown')
    await expect(getActive(page)).toHaveAttribute('href', flow.url)
    await page.keyboard.press('ArrowUp')
    await expect(getActive(page)).toHaveAttribute('href', fields.url)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(fields.url)
  })

  test('are starred, unstarred and removed with the keyboard, and changes are saved', async ({ page }) => {
    await storeSaved(page, [event, flow])
    await openDialog(page, '/docs/api/domain')
    const dialog = getDialog(page)
    const tabTo = async (name: string) => {
      const button = dialog.getByRole('button', { name, exact: true })
      for (let i = 0; i < 10 && !(await button.evaluate((element) => element === document.activeElement)); i++)
        await page.keyboard.press('Tab')
      await expect(button).toBeFocused()
    }
    await tabTo('Star Event reference')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('group', { name: 'Favorites', exact: true })).toContainText('Event reference')
    await expect(dialog.getByRole('button', { name: 'Star Flow reference', exact: true })).toBeFocused()
    await expect(dialog.getByRole('button', { name: 'Unstar Event reference' })).toHaveAttribute('aria-pressed', 'true')
    await tabTo('Remove Flow reference')
    await page.keyboard.press('Enter')
    await expect(getSavedOptions(page)).toHaveCount(1)
    await openDialog(page, '/docs/api/domain')
    await expect(getSavedOptions(page)).toHaveCount(1)
    await tabTo('Unstar Event reference')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('group', { name: 'Recent', exact: true })).toContainText('Event reference')
    await tabTo('Remove Event reference')
    await page.keyboard.press('Enter')
    await expect(getSavedOptions(page)).toHaveCount(0)
    await expect(getField(page)).toBeFocused()
  })
})

test.describe('Before anything is typed', () => {
  test('the dialog offers places to start for the area of the page', async ({ page }) => {
    for (const [address, first] of [
      ['/docs/api/event', 'Resource reference'],
      ['/docs/sdk/function/getEvent', 'SDK reference'],
      ['/pricing', 'Getting started'],
    ] as const) {
      await openDialog(page, address)
      const starts = getDialog(page).getByRole('group', { name: 'Start here', exact: true }).getByRole('option')
      await expect(starts.first()).toContainText(first)
      await page.keyboard.press('ArrowDown')
      await expect(starts.first()).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).not.toHaveURL(address)
      // Recent pages come first.
      await page.evaluate(() => localStorage.clear())
    }
  })
})
