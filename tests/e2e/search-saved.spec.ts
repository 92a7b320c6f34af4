import { expect, test } from '../support/e2e'
import {
  getActive,
  getDialog,
  getField,
  getOptions,
  openDialog,
  savedPage,
  settle,
  storeSaved,
} from '../support/search'

const event = savedPage('/docs/api/event', 'Event reference')
const flow = savedPage('/docs/api/flow', 'Flow reference')
const fields = savedPage('/docs/api/query#rules', 'Query reference', 'Rules')

test.describe('Pages that were opened from search', () => {
  test('are offered when the dialog is opened again', async ({ page }) => {
    await openDialog(page)
    await page.keyboard.type('flow reference')
    await settle(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/docs/api/flow')
    await page.reload()
    await openDialog(page, '/docs/api/event')
    await expect(getDialog(page).getByRole('group', { name: 'Recent', exact: true })).toContainText('Flow reference')
  })

  test('open with the arrow keys and Enter, and none is chosen before', async ({ page }) => {
    await storeSaved(page, [event, fields], [flow])
    await openDialog(page, '/docs/api/domain')
    await expect(getOptions(page)).toHaveCount(3)
    await expect(getActive(page)).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(getDialog(page)).toBeVisible()
    await page.keyboard.press('ArrowUp')
    await expect(getActive(page)).toHaveAttribute('href', flow.url)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(getActive(page)).toHaveAttribute('href', fields.url)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(fields.url)
  })

  test('get a star, lose it and are removed, with the keyboard alone, and stay so', async ({ page }) => {
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
    await expect(getOptions(page)).toHaveCount(1)
    await page.reload()
    await openDialog(page, '/docs/api/domain')
    await expect(getOptions(page)).toHaveCount(1)
    await tabTo('Unstar Event reference')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('group', { name: 'Recent', exact: true })).toContainText('Event reference')
    await tabTo('Remove Event reference')
    await page.keyboard.press('Enter')
    await expect(getOptions(page)).toHaveCount(0)
    await expect(getField(page)).toBeFocused()
  })

  test('stand beside the row that each button is about', async ({ page }) => {
    await storeSaved(page, [event, flow], [fields])
    await openDialog(page, '/docs/api/domain')
    for (const { title, heading } of [event, flow, fields]) {
      const name = heading === '' ? title : `${title}: ${heading}`
      const row = await getOptions(page)
        .filter({ hasText: heading === '' ? title : heading })
        .boundingBox()
      const button = await getDialog(page)
        .getByRole('button', { name: `Remove ${name}` })
        .boundingBox()
      const middle = (button?.y ?? 0) + (button?.height ?? 0) / 2
      expect(middle).toBeGreaterThan(row?.y ?? 0)
      expect(middle).toBeLessThan((row?.y ?? 0) + (row?.height ?? 0))
    }
  })

  test('change in other tabs too', async ({ page, context }) => {
    await openDialog(page)
    const other = await context.newPage()
    await other.goto('/docs/api/flow')
    await other.evaluate((list) => localStorage.setItem('search-recent', JSON.stringify(list)), [flow])
    await expect(getOptions(page)).toHaveCount(1)
  })

  for (const stored of ['{', 'null', '[1,{"url":"javascript:alert(1)"}]', '"x"']) {
    test(`are none where ${stored} was stored, and search works`, async ({ page }) => {
      await storeSaved(page, stored, stored)
      await openDialog(page)
      await expect(getOptions(page)).toHaveCount(0)
      await page.keyboard.type('event')
      await expect(getOptions(page).first()).toBeVisible()
    })
  }

  test('last as long as the page where storage is blocked', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('blocked', 'SecurityError')
      }
      Object.defineProperty(window, 'localStorage', { get: refuse })
      Object.defineProperty(window, 'sessionStorage', { get: refuse })
    })
    await openDialog(page)
    await page.keyboard.type('flow reference')
    await settle(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/docs/api/flow')
    await page.keyboard.press('Control+k')
    await getField(page).fill('')
    await expect(getOptions(page)).toHaveCount(1)
  })
})
