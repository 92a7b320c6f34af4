import type { Page } from '@playwright/test'
import { waitForLinks, expect, test } from '../support/e2e'
import {
  getDialog,
  getField,
  hold,
  index,
  isOneOf,
  openDialog,
  pageScripts,
  refuse,
  refused,
  visit,
} from '../support/search'

const field = (page: Page) => page.locator('main').getByRole('textbox', { name: 'Search' })
const results = (page: Page) => page.locator('[data-slot=search-result]')
const area = (page: Page, name: RegExp | string) =>
  page.getByRole('navigation', { name: 'Areas', exact: true }).getByRole('link', { name })
const count = (page: Page) => page.locator('[data-slot=search-page-count]')
const state = (page: Page) => page.locator('[data-answer]:not(dialog)')
const settled = (page: Page) => expect(count(page)).toHaveText(/^\d+ pages? for/)
const keep = (page: Page) => page.evaluate(() => Object.assign(window, { mark: 'kept' }))
const isSameWindow = (page: Page) => page.evaluate(() => 'mark' in window)
const getLength = (page: Page) => page.evaluate(() => history.length)

test.describe('The results page', () => {
  test('shows results for its URL, can be filtered by area, and Back removes the filter', async ({ page }) => {
    await visit(page, '/search?q=event')
    await settled(page)
    await keep(page)
    await expect(field(page)).toHaveValue('event')
    await expect(results(page).filter({ hasText: 'Event reference' }).first()).toBeVisible()
    await expect(results(page).locator('mark').first()).toBeVisible()
    // Names are counted first, then the full text updates the counts.
    await expect(async () => {
      const counts = await page.locator('[data-slot=search-facet-count]').allTextContents()
      const [all = 0, ...parts] = counts.map(Number)
      expect(parts.length).toBeGreaterThan(1)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(all)
      expect(await count(page).textContent()).toContain(`${all} pages for “event”`)
      expect(await page.locator('[data-slot=search-page-answer] [role=status]').textContent()).toBe(
        `${all} pages found`,
      )
    }).toPass({ timeout: 10_000 })
    const all = (await count(page).textContent()) ?? ''
    await area(page, /^API/).click()
    await expect(page).toHaveURL('/search?q=event&area=API')
    await expect(area(page, /^API/)).toHaveAttribute('aria-current', 'true')
    await settled(page)
    await expect(count(page)).not.toHaveText(all)
    for (const trail of await page.locator('[data-slot=search-result-trail]').allTextContents())
      expect(trail).toMatch(/^API/)
    // Other areas stay visible.
    expect(await page.locator('[data-slot=search-facet-count]').count()).toBeGreaterThan(2)
    await page.goBack()
    await expect(page).toHaveURL('/search?q=event')
    await expect(count(page)).toHaveText(all)
    await page.goForward()
    await expect(area(page, /^API/)).toHaveAttribute('aria-current', 'true')
    expect(await isSameWindow(page)).toBe(true)
  })

  test('starts with links, loads nothing of the index before the first key, and adds one history entry when a query is submitted, none while typing', async ({
    page,
  }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await visit(page, '/search')
    await expect(state(page)).toHaveAttribute('data-answer', 'idle')
    await page.waitForLoadState('networkidle')
    await expect(field(page)).toBeFocused()
    await expect(page.getByRole('navigation', { name: 'Areas of the site' }).getByRole('link').first()).toBeVisible()
    expect(requested.filter((path) => path.includes('/_content/search'))).toEqual([])
    const before = await getLength(page)
    await page.keyboard.type('e')
    await expect.poll(() => requested.some((path) => path.includes('/_content/search'))).toBe(true)
    await expect(page.getByRole('navigation', { name: 'Areas of the site' })).toBeHidden()
    await field(page).pressSequentially('ven', { delay: 30 })
    await expect(page).toHaveURL('/search?q=even')
    await field(page).pressSequentially('t')
    await expect(page).toHaveURL('/search?q=event')
    expect(await getLength(page)).toBe(before)
    await page.keyboard.press('Enter')
    await field(page).fill('flow')
    await expect(page).toHaveURL('/search?q=flow')
    await field(page).fill('flows')
    await expect(page).toHaveURL('/search?q=flows')
    expect(await getLength(page)).toBe(before + 1)
    await page.goBack()
    await expect(page).toHaveURL('/search?q=event')
    await expect(field(page)).toHaveValue('event')
    await expect(results(page).first()).toContainText('Event')
  })

  test('keeps text typed before its script loaded', async ({ page }) => {
    const release = await hold(page, isOneOf(pageScripts))
    await page.goto('/search')
    await field(page).fill('flow')
    release()
    await settled(page)
    await expect(results(page).first()).toContainText('Flow')
    await expect(page).toHaveURL('/search?q=flow')
  })

  test('is paginated, each page has a URL, and a page number past the end shows the last page', async ({ page }) => {
    const paging = page.getByRole('navigation', { name: 'Pages of results' })
    const number = (name: string) => paging.getByRole('link', { name, exact: true })
    await visit(page, '/search?q=event&page=400')
    await expect(page).toHaveURL(/&page=[1-9]\d?$/)
    await expect(results(page).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0)
    await keep(page)
    await number('Page 1').click()
    await expect(page).toHaveURL('/search?q=event')
    await expect(number('Page 1')).toHaveAttribute('aria-current', 'page')
    await settled(page)
    const first = await results(page).first().textContent()
    await paging.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL('/search?q=event&page=2')
    await expect(number('Page 2')).toHaveAttribute('aria-current', 'page')
    await expect(results(page).first()).not.toHaveText(first ?? '')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(results(page).first()).toHaveText(first ?? '')
    expect(await isSameWindow(page)).toBe(true)
    await visit(page, '/search?q=event&area=SDK&page=2')
    await settled(page)
    await expect(number('Page 2')).toHaveAttribute('aria-current', 'page')
    // A new query starts on the first page, in the same area. This one ends with half a surrogate pair.
    await field(page).fill('flow')
    await expect(page).toHaveURL('/search?q=flow&area=SDK')
    await field(page).evaluate((element: HTMLInputElement) => {
      element.value = 'event \ud83d'
      element.dispatchEvent(new InputEvent('input', { bubbles: true }))
    })
    await expect(page).toHaveURL(/\/search\?q=event/)
    await expect(results(page).first()).toBeVisible()
  })

  test('picks up a query from the dialog, opens a result in place, and Back returns to the results', async ({
    page,
  }) => {
    await openDialog(page, '/search?q=event')
    await settled(page)
    await waitForLinks(page)
    await keep(page)
    await getField(page).fill('flow reference')
    await getDialog(page)
      .getByRole('link', { name: /^See all/ })
      .click()
    await expect(getDialog(page)).toBeHidden()
    await expect(page).toHaveURL('/search?q=flow+reference')
    await expect(field(page)).toHaveValue('flow reference')
    await expect(count(page)).toContainText('“flow reference”')
    await results(page).first().getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Flow reference' })).toBeVisible()
    await waitForLinks(page)
    await page.goBack()
    await expect(page).toHaveURL('/search?q=flow+reference')
    await settled(page)
    await expect(field(page)).toHaveValue('flow reference')
    await page.goBack()
    await expect(field(page)).toHaveValue('event')
    expect(await isSameWindow(page)).toBe(true)
  })

  test('leaves the URL to the next page if a link is followed while a query is typed', async ({ page }) => {
    await visit(page, '/search?q=event')
    await settled(page)
    await waitForLinks(page)
    // Longer than it takes until a typed query is written to the URL.
    await page.route(/\/docs\/(?!.*\.)/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await field(page).evaluate((input: HTMLInputElement) => {
      input.value = 'flow'
      input.dispatchEvent(new InputEvent('input', { bubbles: true }))
      document.querySelector<HTMLAnchorElement>('[data-slot=search-result] a')?.click()
    })
    await expect(field(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/docs\/[^?]*$/)
    await page.goBack()
    await expect(page).toHaveURL('/search?q=event')
  })

  const wild: { address: string; value: string }[] = [
    { address: `?q=${encodeURIComponent('😀'.repeat(512))}`, value: '😀'.repeat(256) },
    {
      address: `?q=${encodeURIComponent('<script>window.hacked=1</script><img src=x onerror=window.hacked=1>')}`,
      value: '<script>window.hacked=1</script><img src=x onerror=window.hacked=1>',
    },
    { address: `?q=${encodeURIComponent('مرحبا \u202e')}`, value: 'مرحبا \u202e' },
    { address: '?q=%E0%A4%A', value: '\ufffd%A' },
    { address: `?q=${'a'.repeat(2000)}`, value: 'a'.repeat(512) },
  ]
  test('treats special characters in its URL as text, and suggests other queries when nothing is found', async ({
    page,
  }) => {
    for (const { address, value } of wild) {
      await visit(page, `/search${address}`)
      await expect(state(page), address).toHaveAttribute('data-answer', /^(idle|none|results)$/)
      await expect(field(page), address).toHaveValue(value)
      expect(await page.evaluate(() => 'hacked' in window), address).toBe(false)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), address).toBe(true)
    }
    await field(page).fill('zzqqxxv')
    await expect(page.getByText('No results for "zzqqxxv"')).toBeVisible()
    await expect(page.getByText('Believe this query should return results?')).toBeVisible()
    await page.locator('[data-slot=search-suggestions] a').first().click()
    await settled(page)
    await expect(results(page).first()).toBeVisible()
  })
})

test.describe('When files fail to load', () => {
  test.use({ expectedMessages: async ({}, provide) => provide(refused) })

  test('the page says so, and Retry loads its script, then the index', async ({ page }) => {
    const isScript = isOneOf(pageScripts)
    await refuse(page, isScript)
    await refuse(page, index)
    await visit(page, '/search?q=event&area=API')
    await expect(page.getByText('Unable to fetch results')).toBeVisible()
    await expect(state(page)).toHaveCount(0)
    await page.unroute(isScript)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(state(page).getByText('Unable to fetch results')).toBeVisible()
    await expect(field(page)).toHaveValue('event')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Retry' }).click()
    await settled(page)
    await expect(area(page, /^API/)).toHaveAttribute('aria-current', 'true')
  })
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

  test('nothing is wider than the window, and areas can be tapped', async ({ page }) => {
    await visit(page, '/search?q=event')
    await settled(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await area(page, /^API/).tap()
    await expect(page).toHaveURL('/search?q=event&area=API')
    for (const link of await page.locator('main a:visible').all()) {
      expect((await link.boundingBox())?.height, await link.innerText()).toBeGreaterThanOrEqual(24)
    }
  })
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the button opens the page, which explains what it needs and has links', async ({ page }) => {
    await page.goto('/docs/api/event')
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL('/search')
    await expect(page.getByText('Search needs JavaScript.')).toBeVisible()
    await expect(field(page)).toBeHidden()
    await page.getByRole('navigation', { name: 'Areas of the site' }).getByRole('link', { name: 'API' }).click()
    await expect(page).toHaveURL(/\/docs\/api/)
  })
})
