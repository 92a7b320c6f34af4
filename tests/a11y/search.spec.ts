import { expect, type Page } from '@playwright/test'
import { findViolations, removePageAround } from '../support/axe'
import { colorRules } from '../support/color-violations'
import { plainTest as test } from '../support/e2e'
import {
  dialogScripts,
  getDialog,
  getField,
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
const getRetry = (page: Page) => page.getByRole('button', { name: 'Retry' }).filter({ visible: true })

/** Routes that a story changes along the way. */
async function holdThenRefuse(page: Page, pattern: string | ((url: URL) => boolean)) {
  let refuseHeld = () => {}
  const decided = new Promise<void>((resolve) => (refuseHeld = resolve))
  await page.route(pattern, async (route) => {
    await decided
    await route.abort().catch(() => undefined)
  })
  return () => refuseHeld()
}

type Step = [state: string, reach: (page: Page) => Promise<unknown>]

/** Every state of search, and how to reach it. The states of a story follow each other on one page. */
const stories: { part: 'dialog[open]' | 'main'; begin: () => Step[] }[] = [
  {
    part: 'dialog[open]',
    begin: () => [
      [
        'the dialog with recent and favorite pages',
        async (page) => {
          const favorites = [savedPage('/docs/api/flow#rules', 'Flow', 'Rules')]
          await storeSaved(page, [savedPage('/docs/api/event', 'Event')], favorites)
          await openDialog(page)
          await page.keyboard.press('ArrowDown')
          await expect(getDialog(page).getByRole('group', { name: /^(Recent|Favorites)$/ })).toHaveCount(2)
        },
      ],
      [
        'before anything is typed',
        async (page) => {
          for (const name of ['Remove Event', 'Remove Flow: Rules'])
            await getDialog(page).getByRole('button', { name }).click()
          await expect(getDialog(page).getByRole('group', { name: /^(Recent|Favorites)$/ })).toHaveCount(0)
          await expect(getDialog(page).getByRole('group', { name: 'Start here' })).toBeVisible()
        },
      ],
      [
        'with results',
        async (page) => {
          await type(page, 'event')
          await waitForResults(page)
          await page.keyboard.press('ArrowDown')
        },
      ],
      [
        'without results',
        async (page) => {
          await getField(page).fill('zzqqxxv')
          await page.locator('[data-slot=search-suggestions]').waitFor()
        },
      ],
    ],
  },
  {
    part: 'dialog[open]',
    begin: () => {
      let fail = () => {}
      return [
        [
          'the dialog while its code is loading',
          async (page) => {
            fail = await holdThenRefuse(page, isOneOf(dialogScripts))
            await visit(page, '/docs/api/event')
            await page.keyboard.press('Control+k')
            await expect(getDialog(page)).toBeVisible()
          },
        ],
        [
          'when its code failed to load',
          async (page) => {
            fail()
            await getRetry(page).waitFor()
          },
        ],
      ]
    },
  },
  {
    part: 'dialog[open]',
    begin: () => {
      let fail = () => {}
      return [
        [
          'the dialog while results are delayed',
          async (page) => {
            // Set this before the dialog opens, because it may request the index right away.
            fail = await holdThenRefuse(page, index)
            await openDialog(page)
            await type(page, 'event')
            await page.locator('[data-slot=search-skeleton]').waitFor()
          },
        ],
        [
          'with an error',
          async (page) => {
            fail()
            await getRetry(page).waitFor()
          },
        ],
      ]
    },
  },
  {
    part: 'main',
    begin: () => [
      [
        'the page before anything is typed',
        async (page) => {
          await refuse(page, index)
          await visit(page, '/search')
          await page.locator('[data-answer=idle]').waitFor({ state: 'attached' })
        },
      ],
      [
        'with an error',
        async (page) => {
          await page.locator('main input').fill('event')
          await getRetry(page).waitFor()
        },
      ],
      [
        'with results',
        async (page) => {
          await page.unrouteAll()
          await getRetry(page).click()
          await page.getByRole('navigation', { name: 'Areas', exact: true }).getByRole('link', { name: /^API/ }).click()
          await page.locator('[aria-current=true]').waitFor()
          await page.getByText(/^\d+ pages for/).waitFor()
        },
      ],
      [
        'without results',
        async (page) => {
          await page.locator('main input').fill('zzqqxxv')
          await page.locator('[data-slot=search-suggestions]').waitFor()
        },
      ],
    ],
  },
]

const setMode = (page: Page, mode: 'light' | 'dark') =>
  page.evaluate(async (theme) => {
    document.documentElement.dataset.theme = theme
    // Check colors after they've been painted. The spinner never stops.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, mode)

for (const { part: include, begin } of stories) {
  const names = begin().map(([state]) => state)
  test(`${names.join(', ')}: no accessibility findings in either mode, wide or narrow`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const [state, reach] of begin()) {
      await page.setViewportSize({ width: 1280, height: 720 })
      await reach(page)
      // Other tests check the page behind the dialog, and the frame of the results page.
      await removePageAround(page, include)
      await setMode(page, 'light')
      const wide = await findViolations(page, { include })
      await page.setViewportSize({ width: 360, height: 720 })
      // Colors don't depend on the width.
      const narrow = await findViolations(page, { include, except: colorRules })
      await setMode(page, 'dark')
      // The modes only differ in color.
      const dark = await findViolations(page, { include, rules: colorRules })
      expect({ wide, narrow, dark }, state).toEqual({ wide: [], narrow: [], dark: [] })
    }
  })
}
