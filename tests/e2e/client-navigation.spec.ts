import type { Locator, Page, Route } from '@playwright/test'
import { hold } from '../support/search'
import { addresses, waitForLinks, drawDiagram, expect, test } from '../support/e2e'

const start = '/docs/api/event'
const target = '/docs/api/flow'
const title = 'Flow reference'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const link = (page: Page, path: string) => page.locator(`docs-sidebar a[href="${path}"]`)

/** Opens a page and waits until its scripts follow links. A full load would lose `mark`. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await prepare(page)
}

async function prepare(page: Page) {
  await page.waitForFunction(() => customElements.get('docs-sidebar') !== undefined)
  await waitForLinks(page)
  await page.evaluate(() => Object.assign(window, { mark: 'kept' }))
}

const isSameWindow = (page: Page) => page.evaluate(() => 'mark' in window)
const getTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Requests for pages and their data, in order. */
function listRequests(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/docs')) requested.push(pathname)
  })
  return requested
}

/** Waits until a file has loaded completely, by its path. `*` matches anything. */
async function expectLoaded(page: Page, path: string) {
  await page.waitForFunction(
    ([start = '', end = '']) =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .some((pathname) => pathname.startsWith(start) && pathname.endsWith(end || start)),
    path.split('*'),
  )
}

test.describe('A link to another page', () => {
  test('opens in a new tab with Ctrl or Cmd, otherwise in place, at the top, with the focus in its content and its title announced', async ({
    page,
    context,
  }) => {
    await open(page, start)
    const opened = context.waitForEvent('page')
    await link(page, target).click({ modifiers: ['ControlOrMeta'] })
    await expect(heading(await opened, title)).toBeVisible()
    await (await opened).close()
    await expect(page).toHaveURL(start)
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await link(page, target).click()
    await expect(heading(page, title)).toBeVisible()
    await expect(page).toHaveURL(target)
    await expect(page).toHaveTitle(`${title} – EventCatalog`)
    expect(await isSameWindow(page)).toBe(true)
    expect(await getTop(page)).toBe(0)
    await expect(page.locator('main')).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: `${title} – EventCatalog` })).toBeAttached()
    await expect(link(page, target)).toHaveAttribute('aria-current', 'page')
    await link(page, start).focus()
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Event reference')).toBeVisible()
    await expect(page.locator('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('main :focus')).toHaveCount(1)
    expect(await isSameWindow(page)).toBe(true)
  })

  test('works from the home page into the documentation and back', async ({ page }) => {
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await waitForLinks(page)
    await page.evaluate(() => Object.assign(window, { mark: 'kept' }))
    await page.locator('main').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/docs\//)
    await expect(page.locator('docs-sidebar')).toBeVisible()
    await waitForLinks(page)
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(page.locator('docs-sidebar')).toHaveCount(0)
    expect(await isSameWindow(page)).toBe(true)
  })
})

test.describe('Back and forward', () => {
  test("restore each page's scroll position, which is just above the heading after a link to one", async ({ page }) => {
    await open(page, start)
    await page.evaluate(() => window.scrollTo({ top: 1100, behavior: 'instant' }))
    const id = 'rules'
    await link(page, target).evaluate((element: HTMLAnchorElement, hash) => {
      element.hash = hash
      element.click()
    }, id)
    await expect(heading(page, title)).toBeAttached()
    await expect(page).toHaveURL(`${target}#${id}`)
    await expect(page.locator(`#${id}`)).toBeFocused()
    const top = await page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top)
    expect(top).toBeGreaterThanOrEqual(56)
    expect(top).toBeLessThan(140)
    // User scrolling ends the period in which the new page is kept at the top.
    await page.evaluate(async () => {
      window.dispatchEvent(new Event('wheel'))
      window.scrollTo({ top: 700, behavior: 'instant' })
      // Scroll events fire in the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    })
    expect(await getTop(page)).toBe(700)
    await page.goBack()
    await expect(heading(page, 'Event reference')).toBeAttached()
    await expect.poll(() => getTop(page)).toBe(1100)
    await page.goForward()
    await expect(heading(page, title)).toBeAttached()
    await expect.poll(() => getTop(page)).toBe(700)
    expect(await isSameWindow(page)).toBe(true)
  })

  test("don't affect a link to a heading that was visited before", async ({ page }) => {
    await open(page, `${target}#rules`)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await page.goto(start)
    await open(page, target)
    await page.locator('docs-toc').getByRole('link', { name: 'Rules' }).click()
    await expect(page).toHaveURL(`${target}#rules`)
    // A position is restored in the frame after the history entry changes.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await expect(page.locator('#rules')).toBeInViewport()
  })

  test('move between headings and pages', async ({ page }) => {
    await open(page, start)
    await page.locator('docs-toc a').nth(1).click()
    await expect(page).toHaveURL(/#/)
    const place = page.url()
    await expect.poll(() => getTop(page)).toBeGreaterThan(0)
    await link(page, target).click()
    await expect(heading(page, title)).toBeVisible()
    await waitForLinks(page)
    await page.goBack()
    await expect(page).toHaveURL(place)
    await expect(heading(page, 'Event reference')).toBeAttached()
    await page.goBack()
    await expect(page).toHaveURL(start)
    await expect.poll(() => getTop(page)).toBe(0)
    await page.goForward()
    await page.goForward()
    await expect(page).toHaveURL(target)
    await expect(heading(page, title)).toBeVisible()
    expect(await isSameWindow(page)).toBe(true)
  })

  test.describe('Offline', () => {
    // Browsers request icons again when the address changes.
    test.use({ expectedMessages: async ({}, provide) => provide([/icon(-\d+)?\.(svg|png)|(menus|links)\.\w+\.svg/]) })

    test('pages that were already visited still open', async ({ page, context }) => {
      await open(page, start)
      await link(page, target).click()
      await expect(heading(page, title)).toBeVisible()
      // This page prefetches its next one, which would fail offline.
      await expectLoaded(page, (await page.locator('[rel=next]').getAttribute('href')) ?? '')
      await page.waitForLoadState('networkidle')
      await context.setOffline(true)
      await page.goBack()
      await expect(heading(page, 'Event reference')).toBeAttached()
      await context.setOffline(false)
    })
  })
})

test.describe('After following a link to a page', () => {
  test('tabs, code, table of contents and diagrams work as after a full load', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('tabs:package-manager', 'pnpm'))
    await open(page, '/docs/contributing/writing-pages')
    await link(page, addresses.components).click()
    await expect(heading(page, 'Author components')).toBeVisible()
    const tabs = page.locator('docs-tabs[group=package-manager]').first()
    await expect(tabs.locator('[aria-selected=true]')).toHaveText('pnpm')
    await tabs.getByRole('tab', { name: 'npm', exact: true }).click()
    await expect(tabs.locator('[aria-selected=true]')).toHaveText('npm')
    await expect(page.locator('docs-code button').first()).toBeAttached()
    await drawDiagram(page.locator('docs-mermaid').first())
    await expect(page.locator('docs-toc [aria-current]')).toHaveCount(1)
    await page.evaluate(() => window.scrollBy({ top: -100, behavior: 'instant' }))
    await expect(page.locator('[data-slot=back-to-top]')).toHaveAttribute('data-shown', '')
    expect(await isSameWindow(page)).toBe(true)
  })

  test('the mobile sidebar is closed, and the page scrolls', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 700 })
    await open(page, start)
    await page.locator('[aria-controls=docs-sidebar]').click()
    await link(page, target).click()
    await expect(heading(page, title)).toBeVisible()
    await expect(page.locator('#docs-sidebar')).toBeHidden()
    await expect(page.locator('[aria-controls=docs-sidebar]')).toHaveAttribute('aria-expanded', 'false')
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('')
    await expect(page.locator('#content')).not.toHaveAttribute('inert')
    expect(await isSameWindow(page)).toBe(true)
  })
})

test('Nothing outside the page content grows with the number of pages visited', async ({ page }) => {
  await open(page, start)
  const count = () => page.evaluate(() => document.querySelectorAll('head *, body > *').length)
  const counts: number[] = []
  for (const path of [target, '/docs/api/query', start, target, '/docs/api/query', start]) {
    await link(page, path).click()
    await expect(link(page, path)).toHaveAttribute('aria-current', 'page')
    await expect(page.locator('.bprogress')).toHaveCount(0)
    counts.push(await count())
  }
  expect(counts.slice(3)).toEqual(counts.slice(0, 3))
})

test.describe('While a page is loading', () => {
  const bar = (page: Page) => page.locator('.bprogress .bar')

  test('the old page stays visible, with a progress bar and no spinner, and a second link replaces the first', async ({
    page,
  }) => {
    await open(page, start)
    const release = await hold(page, `**${target}`)
    const releaseSecond = await hold(page, '**/docs/api/domain')
    await link(page, target).hover()
    await link(page, target).click()
    await expect(bar(page)).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeAttached()
    await expect(page.locator('.bprogress .spinner')).toHaveCount(0)
    await expect(heading(page, 'Event reference')).toBeVisible()
    release()
    await expect(heading(page, title)).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
    await link(page, '/docs/api/domain').click({ noWaitAfter: true })
    await link(page, '/docs/api/query').click()
    await expect(heading(page, 'Query reference')).toBeVisible()
    releaseSecond()
    await expectLoaded(page, '/docs/api/domain')
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await expect(heading(page, 'Query reference')).toBeVisible()
    await expect(page).toHaveURL('/docs/api/query')
    await page.goBack()
    await expect(heading(page, title)).toBeVisible()
    await expect(page).toHaveURL(target)
    expect(await isSameWindow(page)).toBe(true)
  })
})

test.describe('Prefetching', () => {
  test('covers the next page when the browser is idle and links on hover, focus and touch, but not visible ones, and makes pages available offline', async ({
    browser,
  }) => {
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    const requested = listRequests(page)
    await open(page, start)
    const next = (await page.locator('[rel=next]').getAttribute('href')) ?? ''
    await expect.poll(() => requested.includes(next)).toBe(true)
    // The browser is idle, so every request from here on has a cause in this test.
    await page.waitForLoadState('networkidle')
    expect([...new Set(requested)].sort()).toEqual([start, next].sort())
    const intents = {
      [target]: (to: Locator) => to.hover(),
      '/docs/api/query': (to: Locator) => to.focus(),
      '/docs/api/domain': (to: Locator) => to.dispatchEvent('touchstart'),
    }
    for (const [path, show] of Object.entries(intents)) {
      await show(link(page, path))
      await expectLoaded(page, path)
    }
    await context.setOffline(true)
    for (const path of Object.keys(intents)) {
      await link(page, path).click()
      await expect(page).toHaveURL(path)
      await expect(heading(page, 'Event reference')).toHaveCount(0)
      expect(await isSameWindow(page)).toBe(true)
    }
    await context.close()
  })

  test('never happens with a slow connection or when saving data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, writable: true }),
    )
    await open(page, start)
    const requested = listRequests(page)
    for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
      await page.evaluate((value) => Object.assign(navigator, { connection: value }), connection)
      await page.getByRole('heading', { level: 1 }).hover()
      await link(page, target).hover()
      await link(page, '/docs/api/query').focus()
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
      expect(requested, JSON.stringify(connection)).toEqual([])
      await link(page, '/docs/api/query').blur()
    }
    await link(page, target).click()
    await expect(heading(page, title)).toBeVisible()
    expect(await isSameWindow(page)).toBe(true)
  })
})

const causedOnPurpose = [/could not be shown in place/, /Failed to (load|fetch)/, /net::ERR/, /^(404|500): /]

test.describe("A page that can't be swapped in", () => {
  test.use({ expectedMessages: async ({}, provide) => provide(causedOnPurpose) })

  test('is loaded in full, once, when the network is down, its content or the scripts or styles have changed', async ({
    page,
  }) => {
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    const uncaught: string[] = []
    page.on('pageerror', ({ message }) => uncaught.push(message))
    const faults: Record<string, (route: Route) => Promise<void>> = {
      [target]: (route) => route.abort(),
      '/docs/api/query': (route) => route.fulfill({ contentType: 'text/html', body: '<p>New</p>' }),
      // After a deployment.
      '/docs/api/domain': async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace(/data-assets="\w+"/, 'data-assets="other"')
        await route.fulfill({ response, body })
      },
    }
    await open(page, start)
    for (const [path, answer] of Object.entries(faults)) {
      warnings.length = 0
      let loads = 0
      await page.route(`**${path}`, async (route) => {
        if (route.request().resourceType() !== 'document') return answer(route)
        loads++
        await route.continue()
      })
      const loaded = page.waitForEvent('load')
      await link(page, path).evaluate((element: HTMLAnchorElement) => {
        element.hash = 'rules'
        element.click()
      })
      await loaded
      expect(await isSameWindow(page), path).toBe(false)
      await expect(link(page, path)).toHaveAttribute('aria-current', 'page')
      await expect(page).toHaveURL(`${path}#rules`)
      await page.waitForLoadState('networkidle')
      expect(loads, path).toBe(1)
      expect(warnings.filter((text) => text.includes('could not be shown in place'))).toHaveLength(1)
      expect(uncaught, path).toEqual([])
      await prepare(page)
    }
  })
})
