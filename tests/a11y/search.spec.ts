import { expect, type Page } from '@playwright/test'
import { findViolations, removePageAround } from '../support/axe'
import { colorRules } from '../support/color-violations'
import { plainTest as test } from '../support/e2e'
import {
  dialogScripts,
  getDialog,
  hold,
  index,
  isOneOf,
  openDialog,
  refuse,
  savedPage,
  waitForResults,
  storeSaved,
  visit,
} from '../support/search'

const type = (page: Page, text: string) => page.keyboard.type(text)

/** Every state of search, and how to reach it. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  'the dialog before anything is typed': (page) => openDialog(page),
  'the dialog with recent and favorite pages': async (page) => {
    await storeSaved(
      page,
      [savedPage('/docs/api/event', 'Event')],
      [savedPage('/docs/api/flow#rules', 'Flow', 'Rules')],
    )
    await openDialog(page)
    await page.keyboard.press('ArrowDown')
    await expect(getDialog(page).getByRole('group', { name: /^(Recent|Favorites)$/ })).toHaveCount(2)
  },
  'the dialog while its code is loading': async (page) => {
    await hold(page, isOneOf(dialogScripts))
    await visit(page, '/docs/api/event')
    await page.keyboard.press('Control+k')
    await expect(getDialog(page)).toBeVisible()
  },
  'the dialog when its code failed to load': async (page) => {
    await refuse(page, isOneOf(dialogScripts))
    await visit(page, '/docs/api/event')
    await page.keyboard.press('Control+k')
    await getDialog(page).getByRole('button', { name: 'Retry' }).filter({ visible: true }).waitFor()
  },
  'the dialog while results are delayed': async (page) => {
    // Set this before the dialog opens, because it may request the index right away.
    await hold(page, index)
    await openDialog(page)
    await type(page, 'event')
    await page.locator('[data-slot=search-skeleton]').waitFor()
  },
  'the dialog with an error': async (page) => {
    await refuse(page, index)
    await openDialog(page)
    await type(page, 'event')
    await getDialog(page).getByRole('button', { name: 'Retry' }).filter({ visible: true }).waitFor()
  },
  'the dialog with results': async (page) => {
    await openDialog(page)
    await type(page, 'event')
    await waitForResults(page)
    await page.keyboard.press('ArrowDown')
  },
  'the dialog without results': async (page) => {
    await openDialog(page)
    await type(page, 'zzqqxxv')
    await waitForResults(page)
    await page.locator('[data-slot=search-suggestions]').waitFor()
  },
  'the page before anything is typed': async (page) => {
    await visit(page, '/search')
    await page.locator('[data-answer=idle]').waitFor({ state: 'attached' })
  },
  'the page with results': async (page) => {
    await visit(page, '/search?q=event&area=API')
    await page.getByText(/^\d+ pages for/).waitFor()
  },
  'the page without results': async (page) => {
    await visit(page, '/search?q=zzqqxxv')
    await page.locator('[data-slot=search-suggestions]').waitFor()
  },
  'the page with an error': async (page) => {
    await refuse(page, index)
    await visit(page, '/search?q=event')
    await page.getByRole('button', { name: 'Retry' }).waitFor()
  },
}

for (const [state, reach] of Object.entries(states)) {
  test(`${state}: no accessibility findings in either mode, wide or narrow`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await reach(page)
    // Other tests check the page behind the dialog, and the frame of the results page.
    const part = { include: state.startsWith('the dialog') ? 'dialog[open]' : 'main' }
    await removePageAround(page, part.include)
    const wide = await findViolations(page, part)
    await page.setViewportSize({ width: 360, height: 720 })
    // Colors don't depend on the width.
    const narrow = await findViolations(page, { ...part, except: colorRules })
    await page.evaluate(async () => {
      document.documentElement.dataset.theme = 'dark'
      // Check colors after they've been painted. The spinner never stops.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    })
    // The modes only differ in color.
    const dark = await findViolations(page, { ...part, rules: colorRules })
    expect({ wide, narrow, dark }).toEqual({ wide: [], narrow: [], dark: [] })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}
