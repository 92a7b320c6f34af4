import { expect, test, waitForScripts } from '../support/e2e'
import {
  dialogScripts,
  fullText,
  getDialog,
  getField,
  getOptions,
  hold,
  index,
  isOneOf,
  openDialog,
  refuse,
  refused,
  waitForResults,
  visit,
} from '../support/search'

const start = '/docs/api/event'

test.use({ expectedMessages: async ({}, provide) => provide(refused) })

test.describe('A slow network', () => {
  test('shows placeholders after 300 ms, then the results, and never moves the field', async ({ page }) => {
    // Without the opening animation.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // Set this before the dialog opens, because it requests the index right away.
    const release = await hold(page, index)
    await openDialog(page)
    const measure = async () => [(await getField(page).boundingBox())?.y, (await getDialog(page).boundingBox())?.height]
    const top = (await getField(page).boundingBox())?.y
    // Measured in the page, because timing in the test would include its own calls.
    await page.evaluate(() => {
      const times = Object.assign(window, { typed: 0, shown: 0 })
      document.addEventListener('input', () => (times.typed = performance.now()), { capture: true })
      new MutationObserver(() => {
        if (times.shown === 0 && document.querySelector('[data-slot=search-skeleton]') !== null)
          times.shown = performance.now()
      }).observe(document.body, { childList: true, subtree: true })
    })
    await page.keyboard.type('e')
    await expect(getDialog(page).locator('[data-slot=search-skeleton]')).toBeVisible()
    const waited = await page.evaluate(() => {
      const { typed, shown } = window as unknown as { typed: number; shown: number }
      return shown - typed
    })
    expect(waited).toBeGreaterThanOrEqual(295)
    expect(waited).toBeLessThan(1500)
    await expect(getDialog(page)).toHaveAttribute('data-answer', 'stalled')
    await page.keyboard.type('v')
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await expect(getDialog(page)).toHaveAttribute('data-answer', 'stalled')
    await expect(getDialog(page).locator('[data-slot=search-skeleton]')).toBeVisible()
    const waiting = await measure()
    expect(waiting[0]).toBe(top)
    release()
    await expect(getOptions(page).first()).toBeVisible()
    await expect(getDialog(page).locator('[data-slot=search-skeleton]')).toHaveCount(0)
    await waitForResults(page)
    expect(await measure()).toEqual(waiting)
    await getField(page).fill('zzqqxxv')
    await expect(getDialog(page).getByText('No results for "zzqqxxv"')).toBeVisible()
    expect(await measure()).toEqual(waiting)
  })
})

test.describe('When the index fails to load', () => {
  test('an error is shown, and Retry loads results once the network is back', async ({ page }) => {
    // The dialog fetches the index as soon as it opens.
    await refuse(page, index)
    await openDialog(page)
    await page.keyboard.type('event')
    const alert = getDialog(page).getByRole('alert').filter({ visible: true })
    await expect(alert).toContainText('Unable to fetch results')
    await expect(alert).toContainText('You might want to check your network connection.')
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect(getField(page)).toBeFocused()
    await expect(alert).toContainText('Unable to fetch results')
    await expect(getField(page)).toHaveValue('event')
    await page.unrouteAll()
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect(getOptions(page).first()).toBeVisible()
  })

  test('pages are still found by name, if it happens after the dialog has loaded them', async ({ page, context }) => {
    await openDialog(page)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.keyboard.type('event reference')
    await expect(getOptions(page).first()).toContainText('Event reference')
  })

  test('typing retries, and each half of the index works without the other', async ({ page }) => {
    await refuse(page, index)
    await openDialog(page)
    await page.keyboard.type('even')
    await expect(getDialog(page).getByText('Unable to fetch results').filter({ visible: true })).toBeVisible()
    await page.unrouteAll()
    await refuse(page, fullText)
    await page.keyboard.type('t')
    await waitForResults(page)
    await expect(getOptions(page).first()).toBeVisible()
  })
})

test.describe("When the dialog's code fails to load", () => {
  test('the text stays, and Retry loads it and searches', async ({ page }) => {
    await refuse(page, isOneOf(dialogScripts))
    await visit(page, start)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('event')
    const alert = getDialog(page).getByRole('alert').filter({ visible: true })
    await expect(alert).toContainText('Unable to fetch results')
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect(getField(page)).toBeFocused()
    await expect(alert).toBeVisible()
    await expect(getField(page)).toHaveValue('event')
    await page.unrouteAll()
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect(getOptions(page).first()).toBeVisible()
    await expect(alert).toHaveCount(0)
  })

  test("Enter opens the results page, and the dialog retries when it's reopened", async ({ page }) => {
    await refuse(page, isOneOf(dialogScripts))
    await visit(page, start)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('event')
    const alert = getDialog(page).getByRole('alert').filter({ visible: true })
    await expect(alert).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=event')
    await waitForScripts(page)
    await page.keyboard.press('Control+k')
    await expect(alert).toBeVisible()
    await page.keyboard.press('Escape')
    await page.unrouteAll()
    await page.keyboard.press('Control+k')
    await expect(getDialog(page)).toHaveAttribute('data-state', 'ready')
  })

  test('the field still works when a script loads and then throws', async ({ page }) => {
    await page.route(isOneOf(dialogScripts), (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("Failed to load the dialog")' }),
    )
    await visit(page, start)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('event')
    await expect(getDialog(page).getByRole('alert').filter({ visible: true })).toContainText(
      'Failed to load the dialog',
    )
    await page.keyboard.press('Escape')
    await expect(getDialog(page)).toBeHidden()
    await page.keyboard.press('Control+k')
    await expect(getField(page)).toBeFocused()
    await expect(getField(page)).toHaveValue('event')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=event')
  })
})
