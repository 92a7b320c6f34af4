import type { Page, Route } from '@playwright/test'
import { addresses, comeNear, expect, test, drawDiagram } from '../support/e2e'

const start = '/docs/api/event'
const target = '/docs/api/flow'
const title = 'Flow reference'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const link = (page: Page, path: string) => page.locator(`docs-sidebar a[href="${path}"]`)

/** Opens a page and waits until its scripts follow links. What a full load would lose is kept in `mark`. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(() => customElements.get('docs-sidebar') !== undefined)
  await comeNear(page)
  await page.evaluate(() => Object.assign(window, { mark: 'kept' }))
}

const isSameWindow = (page: Page) => page.evaluate(() => 'mark' in window)
const getTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Requests for pages and their data, in the order in which they are made. */
function listRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/docs')) asked.push(pathname)
  })
  return asked
}

test.describe('A link to another page', () => {
  test('shows it without a full load, from its top, with the focus in its text and its title announced', async ({
    page,
  }) => {
    await open(page, start)
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await link(page, target).click()
    await expect(heading(page, title)).toBeVisible()
    await expect(page).toHaveURL(target)
    await expect(page).toHaveTitle(`${title} – EventCatalog`)
    expect(await isSameWindow(page)).toBe(true)
    expect(await getTop(page)).toBe(0)
    await expect(page.locator('main')).toBeFocused()
    await expect(page.locator('next-route-announcer')).toContainText(title)
    await expect(link(page, target)).toHaveAttribute('aria-current', 'page')
  })

  test('is followed with the keyboard, and Tab goes on in the new text', async ({ page }) => {
    await open(page, start)
    await link(page, target).focus()
    await page.keyboard.press('Enter')
    await expect(heading(page, title)).toBeVisible()
    await expect(page.locator('main')).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
    expect(await isSameWindow(page)).toBe(true)
  })

  test('goes to the place that it names, below the bar', async ({ page }) => {
    await open(page, start)
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
  })

  test('opens a new tab where one is asked for', async ({ page, context }) => {
    await open(page, start)
    const opened = context.waitForEvent('page')
    await link(page, target).click({ modifiers: ['ControlOrMeta'] })
    await expect(heading(await opened, title)).toBeVisible()
    await expect(page).toHaveURL(start)
  })

  test('leads from the start page into the documentation and back', async ({ page }) => {
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await comeNear(page)
    await page.evaluate(() => Object.assign(window, { mark: 'kept' }))
    await page.locator('main').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/docs\//)
    await expect(page.locator('docs-sidebar')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(page.locator('docs-sidebar')).toHaveCount(0)
    expect(await isSameWindow(page)).toBe(true)
  })

  test('works where storage is blocked', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('blocked', 'SecurityError')
      }
      Object.defineProperty(window, 'localStorage', { get: refuse })
      Object.defineProperty(window, 'sessionStorage', { get: refuse })
    })
    await open(page, start)
    await link(page, target).click()
    await expect(heading(page, title)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(start)
    expect(await isSameWindow(page)).toBe(true)
  })
})

test.describe('Back and forward', () => {
  test('restore where each page was left', async ({ page }) => {
    await open(page, start)
    await page.evaluate(() => window.scrollTo({ top: 1100, behavior: 'instant' }))
    await link(page, target).click()
    await expect(heading(page, title)).toBeVisible()
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
    await page.waitForFunction(() => window.scrollY === 700)
    await page.goBack()
    await expect(heading(page, 'Event reference')).toBeAttached()
    await expect.poll(() => getTop(page)).toBe(1100)
    await page.goForward()
    await expect(heading(page, title)).toBeAttached()
    await expect.poll(() => getTop(page)).toBe(700)
    expect(await isSameWindow(page)).toBe(true)
  })

  test('lead through places of a page and other pages', async ({ page }) => {
    await open(page, start)
    await page.locator('docs-toc a').nth(1).click()
    await expect(page).toHaveURL(/#/)
    const place = page.url()
    await expect.poll(() => getTop(page)).toBeGreaterThan(0)
    await link(page, target).click()
    await expect(heading(page, title)).toBeVisible()
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

  test.describe('without a line', () => {
    // Browsers ask for icons again when the address changes.
    test.use({ expectedMessages: async ({}, provide) => provide([/icon(-\d+)?\.(svg|png)|icons-\w+\.\w+\.svg/]) })

    test('show pages that were shown before', async ({ page, context }) => {
      await open(page, start)
      await link(page, target).click()
      await expect(heading(page, title)).toBeVisible()
      await page.waitForLoadState('networkidle')
      await context.setOffline(true)
      await page.goBack()
      await expect(heading(page, 'Event reference')).toBeAttached()
      await context.setOffline(false)
    })
  })
})

test.describe('On a page that was reached by a link', () => {
  test('tabs, code, contents and diagrams do what they do after a full load', async ({ page }) => {
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
    await expect(page.locator('.back-to-top')).toHaveClass(/is-shown/)
    expect(await isSameWindow(page)).toBe(true)
  })

  test('the sidebar keeps its place and its open folders', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1280, height: 300 })
    await open(page, start)
    await page.locator('.docs-sidebar').evaluate((element) => (element.scrollTop = 120))
    await page.waitForFunction(() => document.querySelector('.docs-sidebar')?.scrollTop === 120)
    await link(page, '/docs/api/query').evaluate((element: HTMLElement) => element.click())
    await expect(heading(page, 'Query reference')).toBeVisible()
    // A font that was late for the first page may move it by a pixel.
    const top = await page.locator('.docs-sidebar').evaluate((element) => element.scrollTop)
    expect(Math.abs(top - 120)).toBeLessThanOrEqual(2)
  })

  test('on a phone the sidebar is closed again and the page scrolls', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 700 })
    await open(page, start)
    await page.locator('.sidebar-toggle').click()
    await link(page, target).click()
    await expect(heading(page, title)).toBeVisible()
    await expect(page.locator('.docs-sidebar')).toBeHidden()
    await expect(page.locator('.sidebar-toggle')).toHaveAttribute('aria-expanded', 'false')
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('')
    await expect(page.locator('#content')).not.toHaveAttribute('inert')
    expect(await isSameWindow(page)).toBe(true)
  })
})

test.describe('While a page is on its way', () => {
  const bar = (page: Page) => page.locator('.bprogress .bar')

  test('the old page stays, and a bar shows after 200 ms, without a spinner', async ({ page }) => {
    await open(page, start)
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(`**${target}`, async (route) => {
      await released
      await route.continue()
    })
    await link(page, target).hover()
    await link(page, target).click()
    await expect(bar(page)).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeAttached()
    await expect(page.locator('.bprogress .spinner')).toHaveCount(0)
    await expect(heading(page, 'Event reference')).toBeVisible()
    await expect(page).toHaveURL(start)
    release()
    await expect(heading(page, title)).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
  })

  test('no bar shows for a page that is there within 200 ms', async ({ page }) => {
    await open(page, start)
    await link(page, target).hover()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      const seen = new MutationObserver(() => {
        if (document.querySelector('.bprogress')) Object.assign(window, { sawBar: true })
      })
      seen.observe(document.body, { childList: true, subtree: true })
    })
    await link(page, target).click()
    await expect(heading(page, title)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => 'sawBar' in window)).toBe(false)
  })

  test('another link wins over the one before', async ({ page }) => {
    await open(page, start)
    await page.route(`**${target}`, (route) => setTimeout(() => void route.continue().catch(() => undefined), 1500))
    await link(page, target).click({ noWaitAfter: true })
    await link(page, '/docs/api/query').click()
    await expect(heading(page, 'Query reference')).toBeVisible()
    await page.waitForTimeout(1800)
    await expect(page).toHaveURL('/docs/api/query')
    expect(await isSameWindow(page)).toBe(true)
  })
})

test.describe('Pages are fetched before they are asked for', () => {
  for (const intent of ['hover', 'focus', 'touch'] as const) {
    test(`at ${intent}, and then shown without the network`, async ({ browser }) => {
      const context = await browser.newContext({ hasTouch: true, viewport: { width: 1280, height: 800 } })
      const page = await context.newPage()
      await open(page, start)
      await page.waitForLoadState('networkidle')
      const asked = listRequests(page)
      if (intent === 'hover') await link(page, target).hover()
      else if (intent === 'focus') await link(page, target).focus()
      else await link(page, target).dispatchEvent('touchstart')
      await expect.poll(() => asked.includes(target)).toBe(true)
      // The window has been idle before: what was asked for now has to arrive.
      await page.waitForTimeout(1000)
      await context.setOffline(true)
      await link(page, target).click()
      await expect(heading(page, title)).toBeVisible()
      await context.close()
    })
  }

  test('the next page when nothing else is to be done, and none that is only in sight', async ({ page }) => {
    const asked = listRequests(page)
    await open(page, start)
    const next = (await page.locator('[rel=next]').getAttribute('href')) ?? ''
    await expect.poll(() => asked.includes(next)).toBe(true)
    await page.waitForLoadState('networkidle')
    const pages = new Set(asked.map((address) => address.replace(/\.txt$|\/__next.*$/, '')))
    expect([...pages].sort()).toEqual([start, next].sort())
  })

  for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
    test(`but not where ${JSON.stringify(connection)}`, async ({ page }) => {
      await page.addInitScript((given) => Object.defineProperty(navigator, 'connection', { value: given }), connection)
      const asked = listRequests(page)
      await open(page, start)
      await link(page, target).hover()
      await expect.poll(() => asked).toContain(`${start}.txt`)
      await page.waitForTimeout(600)
      // The page, and what React starts from on it.
      expect(asked).toEqual([start, `${start}.txt`])
      await link(page, target).click()
      await expect(heading(page, title)).toBeVisible()
      expect(await isSameWindow(page)).toBe(true)
    })
  }
})

const causedOnPurpose = [/could not be shown in place/, /Failed to (load|fetch)/, /net::ERR/, /^(404|500): /]

test.describe('A page that cannot be had in place', () => {
  test.use({ expectedMessages: async ({}, provide) => provide(causedOnPurpose) })

  const faults: { fault: string; pattern: string | RegExp; answer: (route: Route) => Promise<void> }[] = [
    { fault: 'its text is missing', pattern: `**${target}`, answer: (route) => route.fulfill({ status: 500 }) },
    { fault: 'the line is dead', pattern: `**${target}`, answer: (route) => route.abort() },
    {
      fault: 'something else answers',
      pattern: `**${target}`,
      answer: (route) => route.fulfill({ contentType: 'application/json', body: '{}' }),
    },
    {
      fault: 'its text has changed',
      pattern: `**${target}`,
      answer: (route) => route.fulfill({ contentType: 'text/html', body: '<p data-slot="other">New</p>' }),
    },
    {
      fault: 'it needs a script that is gone',
      pattern: `**${target}`,
      answer: async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace('</body>', '<script src="/_next/gone.js"></script></body>')
        await route.fulfill({ response, body })
      },
    },
  ]

  for (const { fault, pattern, answer } of faults) {
    test(`is loaded by the browser, once, where ${fault}`, async ({ page }) => {
      await open(page, start)
      const warnings: string[] = []
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
      let loads = 0
      await page.route(pattern, async (route) => {
        if (route.request().resourceType() === 'document') {
          loads++
          await route.continue()
        } else await answer(route)
      })
      await link(page, target).click()
      await expect(heading(page, title)).toBeVisible()
      await expect.poll(() => isSameWindow(page)).toBe(false)
      await page.waitForLoadState('networkidle')
      expect(loads).toBe(1)
      expect(warnings.filter((text) => text.includes('could not be shown in place'))).toHaveLength(1)
    })
  }

  test('is loaded by the browser where the data of React is gone', async ({ page }) => {
    await open(page, start)
    await page.route(/\/docs\/api\/flow(\.txt|\/__next)/, (route) => route.fulfill({ status: 404 }))
    await link(page, target).click()
    await expect(heading(page, title)).toBeVisible()
    await expect.poll(() => isSameWindow(page)).toBe(false)
  })

  test('is loaded by the browser where a new version was deployed', async ({ page }) => {
    await open(page, start)
    await page.route(/\/docs\/api\/flow(\.txt|\/__next)/, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/"b":"[^"]+"/, '"b":"another-build"')
      await route.fulfill({ response, body })
    })
    await link(page, target).click()
    await expect(heading(page, title)).toBeVisible()
    await expect(page).toHaveURL(target)
    await expect.poll(() => isSameWindow(page)).toBe(false)
  })
})
