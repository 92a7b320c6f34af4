import type { Page, Route } from '@playwright/test'
import { findViolations } from '../support/axe'
import { addresses, expect, openReady, test, waitForScripts, wake, widths } from '../support/e2e'

const list = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

/** Answers requests for the list of shortcuts, which the loader brings, in another way than the server does. */
async function onList(page: Page, answer: (route: Route) => Promise<void>) {
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch()
    const isList = (await response.text()).includes('Enable keyboard shortcuts')
    await (isList ? answer(route) : route.fulfill({ response }))
  })
}

async function blockList(page: Page) {
  const asked: string[] = []
  let isBlocked = true
  await onList(page, async (route) => {
    asked.push(route.request().url())
    await (isBlocked ? route.abort() : route.continue())
  })
  return { asked, letThrough: () => (isBlocked = false) }
}

test.describe('The loader', () => {
  test.use({ expectedMessages: [/ERR_FAILED/] })

  test('says what failed, and Retry loads again', async ({ page }) => {
    await openReady(page, addresses.howTo)
    const { asked, letThrough } = await blockList(page)
    await page.keyboard.press('?')
    await expect(list(page).getByRole('alert')).toContainText('Failed to load chunk')
    await expect(list(page).locator('.spinner')).toHaveCount(0)
    const before = asked.length
    await list(page).getByRole('button', { name: 'Retry' }).click()
    await expect(list(page).getByRole('alert')).toContainText('Failed to load chunk')
    expect(asked.length).toBeGreaterThan(before)
    letThrough()
    await list(page).getByRole('button', { name: 'Retry' }).press('Enter')
    await expect(list(page).getByRole('checkbox')).toBeVisible()
    await expect(list(page).getByRole('alert')).toHaveCount(0)
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  })

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`shows a spinner after 200 ms, with ${reducedMotion} for motion`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      await openReady(page, addresses.howTo)
      let release: () => void = () => undefined
      const held = new Promise<void>((resolve) => (release = resolve))
      await onList(page, async (route) => {
        await held
        await route.continue()
      })
      await page.evaluate(() => {
        const { dataset } = document.documentElement
        document.addEventListener('keydown', () => (dataset.pressed = String(performance.now())), true)
        new MutationObserver(() => {
          if (document.querySelector('.spinner') !== null) dataset.spinner ??= String(performance.now())
        }).observe(document.body, { childList: true, subtree: true })
      })
      await page.keyboard.press('?')
      await expect(list(page).getByRole('status')).toHaveText('Loading')
      const times = await page.evaluate(() => ({ ...document.documentElement.dataset }))
      expect(Number(times.spinner) - Number(times.pressed)).toBeGreaterThanOrEqual(200)
      const durations = await list(page)
        .locator('.spinner-outer, .spinner-inner')
        .evaluateAll((rings) =>
          rings.map((ring) => getComputedStyle(ring)).map((style) => [style.animationName, style.animationDuration]),
        )
      if (reducedMotion === 'reduce') expect(durations.map(([name]) => name)).toEqual(['none', 'none'])
      else
        expect(durations).toEqual([
          ['turn', '1.5s'],
          ['turn', '3s'],
        ])
      release()
      await expect(list(page).getByRole('checkbox')).toBeVisible()
      await expect(list(page).getByRole('status')).toHaveText('')
    })
  }
})

/** The ready HTML of a part of the page cannot be found until the window is repaired. */
async function breakSlots(page: Page, part: string) {
  await page.addInitScript((where) => {
    const get = Object.getOwnPropertyDescriptor(Map.prototype, 'get')?.value as (key: unknown) => unknown
    Map.prototype.get = function (key: unknown) {
      const isSlot = typeof key === 'string' && /^[0-9a-f]{12}$/.test(key)
      if (isSlot && sessionStorage.getItem('repaired') === null) {
        if (document.querySelector(`[data-slot="${key}"]`)?.closest(where)) throw new Error('The slot is gone.')
      }
      return get.call(this, key)
    }
  }, part)
}

for (const { kind, part } of [
  { kind: 'a page', part: 'main' },
  { kind: 'what all pages share', part: '.boot' },
]) {
  test.describe(`A crash of ${kind}`, () => {
    // The browser asks for its own icon while the head of the page is drawn anew.
    test.use({ expectedMessages: [/slot is gone|favicon\.ico/] })

    test('shows an error page in both modes, and Try again brings the page back', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await breakSlots(page, part)
      await openReady(page, addresses.howTo)
      await wake(page)
      await expect(page.getByRole('heading', { level: 1, name: 'This page crashed.' })).toBeVisible()
      await expect(page.getByRole('alert').filter({ hasText: 'The slot is gone.' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme })
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
        expect(await findViolations(page), colorScheme).toEqual([])
      }
      await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Try again' }).click()])
      await expect(page.getByRole('heading', { level: 1, name: 'Upgrading' })).toBeVisible()
      await waitForScripts(page)
      await wake(page)
      await expect(page.getByRole('heading', { level: 1, name: 'This page crashed.' })).toBeVisible()
      await page.evaluate(() => sessionStorage.setItem('repaired', 'yes'))
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Upgrading' })).toBeVisible()
      await expect(page.getByText('npm ls @eventcatalog/core')).toBeVisible()
    })
  })
}

test.describe('An address that does not exist', () => {
  test.use({ expectedMessages: [/404/] })
  const asked = '/docs/devlopment/starting-a-new-project/upgradign'

  test('is shown with similar pages, and its words are in the search field', async ({ page }) => {
    const response = await page.goto(asked)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await expect(page.getByText(`We couldn’t find ${asked}`)).toBeVisible()
    const likely = page.getByRole('region', { name: 'Did you mean' })
    await expect(likely.getByRole('link').first()).toHaveAttribute('href', addresses.howTo)
    const field = page.getByRole('search').getByRole('searchbox', { name: 'Search the site' })
    await expect(field).toHaveValue('devlopment starting a new project upgradign')
    await likely.getByRole('link').first().click()
    await expect(page).toHaveURL(addresses.howTo)
    await page.goto(asked)
    await field.fill('custom docs')
    await field.press('Enter')
    await expect(page).toHaveURL('/search?q=custom+docs')
  })

  test('has the search field and the areas when no page is similar, or the list of pages is broken', async ({
    page,
  }) => {
    await page.goto('/zzzzqqqq')
    await expect(page.getByRole('status').filter({ hasText: 'No similar pages found.' })).toBeAttached()
    await expect(page.getByText('Did you mean')).toBeHidden()
    await page.route('**/addresses.txt', (route) => route.fulfill({ status: 200, body: '<!doctype html><p>Hello' }))
    await page.goto(asked)
    await expect(page.getByRole('status').filter({ hasText: 'No similar pages found.' })).toBeAttached()
    await expect(page.getByRole('navigation', { name: 'Start here' }).getByRole('link')).toHaveCount(4)
  })

  test('offers search and the areas without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(asked)
    await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveText(['Start here'])
    await expect(page.getByText('We couldn’t find')).toBeHidden()
    await page.getByRole('searchbox').fill('schema')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search?q=schema')
    await context.close()
  })

  test('has no accessibility findings, and its layout does not shift', async ({ page }) => {
    await page.addInitScript(() => {
      const seen = window as unknown as { shift: number }
      seen.shift = 0
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries()) seen.shift += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const width of [widths.phone, widths.desktop]) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await openReady(page, asked)
      await expect(page.getByRole('region', { name: 'Did you mean' }).getByRole('link').first()).toBeVisible()
      expect(await findViolations(page), `light at ${width} px`).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      expect(await findViolations(page), `dark at ${width} px`).toEqual([])
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift), `${width} px`).toBe(0)
    }
  })
})

test.describe('A difference between the HTML and what React renders', () => {
  test.use({ expectedMessages: [/#418|Hydration/] })

  test('is logged, and the page is corrected', async ({ page }) => {
    const told: string[] = []
    page.on('pageerror', (error) => told.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') told.push(message.text())
    })
    await page.route(addresses.howTo, async (route) => {
      const response = await route.fetch()
      const html = (await response.text()).replace('<h1>Upgrading</h1>', '<h1>Downgrading</h1>')
      await route.fulfill({ response, body: html })
    })
    await openReady(page, addresses.howTo)
    await wake(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upgrading')
    expect(told.join()).toMatch(/#418/)
    await expect(page.getByText('npm ls @eventcatalog/core')).toBeVisible()
  })
})

test('A page that loads properly shows no banner, and does not load the list of addresses', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openReady(page, addresses.howTo)
  await expect(page.getByText('did not load properly')).toHaveCount(0)
  expect(asked.filter((url) => url.includes('addresses'))).toEqual([])
})
