import { readdirSync, readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import { findViolations } from '../support/axe'
import { colorRules, findColorViolationsInBothModes, type CheckedColors } from '../support/color-violations'
import { addresses, expect, openReady, test, widths } from '../support/e2e'
import { readShift, recordShifts } from '../support/shifts'

const list = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

const scripts = 'out/_next/static/scripts'

const findScript = (text: RegExp) =>
  readdirSync(scripts).find((name) => text.test(readFileSync(`${scripts}/${name}`, 'utf8'))) ?? ''

/** Intercepts requests for the shortcut list, which goes through the loader. */
const onList = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route(`**/${findScript(/Enable keyboard shortcuts/)}`, answer)

/** Names and durations of the spinner's animations. */
const readAnimations = (page: Page) =>
  list(page)
    .locator('.spinner-outer, .spinner-inner')
    .evaluateAll((rings) =>
      rings.map((ring) => getComputedStyle(ring)).map((style) => [style.animationName, style.animationDuration]),
    )

test.describe('The loader', () => {
  test.use({ expectedMessages: [/ERR_FAILED/] })

  test('shows a spinner after 200 ms, then what failed, and Retry loads it again', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await openReady(page, addresses.howTo)
    let requested = 0
    let isBlocked = true
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await onList(page, async (route) => {
      requested++
      await held
      await (isBlocked ? route.abort() : route.continue())
    })
    await page.evaluate(() => {
      const { dataset } = document.documentElement
      document.addEventListener('keydown', () => (dataset.pressed ??= String(performance.now())), true)
      new MutationObserver(() => {
        if (document.querySelector('.spinner') !== null) dataset.spinner ??= String(performance.now())
      }).observe(document.body, { childList: true, subtree: true })
    })
    await page.keyboard.press('?')
    await expect(list(page).getByRole('status')).toHaveText('Loading')
    const times = await page.evaluate(() => ({ ...document.documentElement.dataset }))
    expect(Number(times.spinner) - Number(times.pressed)).toBeGreaterThanOrEqual(200)
    expect(await readAnimations(page)).toEqual([
      ['turn', '1.5s'],
      ['turn', '3s'],
    ])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect((await readAnimations(page)).map(([name]) => name)).toEqual(['none', 'none'])

    release()
    await expect(list(page).getByRole('alert')).toContainText('Failed to fetch dynamically imported module')
    await expect(list(page).locator('.spinner')).toHaveCount(0)
    const before = requested
    await list(page).getByRole('button', { name: 'Retry' }).click()
    await expect.poll(() => requested).toBeGreaterThan(before)
    await expect(list(page).getByRole('alert')).toContainText('Failed to fetch dynamically imported module')
    isBlocked = false
    await list(page).getByRole('button', { name: 'Retry' }).press('Enter')
    await expect(list(page).getByRole('checkbox')).toBeVisible()
    await expect(list(page).getByRole('alert')).toHaveCount(0)
    await expect(list(page).getByRole('status')).toHaveText('')
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  })
})

test.describe('An island that crashes', () => {
  test.use({ expectedMessages: [/The list is gone/] })

  test('shows an error in its place, and Try again restores it', async ({ page }) => {
    await onList(page, async (route) => {
      const response = await route.fetch()
      const broken = '(()=>{if(!window.isRepaired)throw new Error("The list is gone.")})()'
      const body = (await response.text()).replace(/(["'`])Enable keyboard shortcuts\1/, `${broken},$&`)
      await route.fulfill({ response, body })
    })
    await openReady(page, addresses.howTo)
    await page.keyboard.press('?')
    const alert = list(page).getByRole('alert')
    await expect(alert).toContainText('This page crashed.')
    await expect(alert).toContainText('The list is gone.')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      expect(await findViolations(page, { include: 'dialog[open]' }), colorScheme).toEqual([])
    }
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(alert).toContainText('This page crashed.')
    await page.evaluate(() => Object.assign(window, { isRepaired: true }))
    await alert.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(list(page).getByRole('checkbox')).toBeVisible()
    await expect(alert).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { level: 1, name: 'Upgrading' })).toBeVisible()
  })
})

test.describe('Menus that crash', () => {
  test.use({ expectedMessages: [/The menus are gone/] })

  test('stay as the page brought them, and open on click', async ({ page }) => {
    const panelProps = /role:(["'`])group\1,onClick:/
    await page.route(`**/${findScript(panelProps)}`, async (route) => {
      const response = await route.fetch()
      const broken = '(()=>{throw new Error("The menus are gone.")})()'
      const body = (await response.text()).replace(panelProps, `[${broken}]:0,$&`)
      await route.fulfill({ response, body })
    })
    const crash = page.waitForEvent('console', (message) => message.text().includes('The menus are gone'))
    await page.goto('/')
    const bar = page.getByRole('navigation', { name: 'Main' })
    await bar.hover()
    await crash
    await bar.locator('summary', { hasText: 'Product' }).click()
    await expect(bar.getByRole('link', { name: /^Visualize/ })).toBeVisible()
    await expect(page.getByText('This page crashed.')).toHaveCount(0)
  })
})

test.describe('A missing URL', () => {
  test.use({ expectedMessages: [/404/] })
  const requested = '/docs/devlopment/starting-a-new-project/upgradign'

  test('suggests similar pages and puts its words into the search field', async ({ page }) => {
    const response = await page.goto(requested)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await expect(page.getByText(`We couldn’t find ${requested}`)).toBeVisible()
    const likely = page.getByRole('region', { name: 'Did you mean' })
    await expect(likely.getByRole('link').first()).toHaveAttribute('href', addresses.howTo)
    const field = page.getByRole('search').getByRole('searchbox', { name: 'Search the site' })
    await expect(field).toHaveValue('devlopment starting a new project upgradign')
    await likely.getByRole('link').first().click()
    await expect(page).toHaveURL(addresses.howTo)
    await page.goto(requested)
    await field.fill('custom docs')
    await field.press('Enter')
    await expect(page).toHaveURL('/search?q=custom+docs')
  })

  test('offers search and the areas when no page is similar or the page list is corrupt', async ({ page }) => {
    await page.goto('/zzzzqqqq')
    await expect(page.getByRole('status').filter({ hasText: 'No similar pages found.' })).toBeAttached()
    await expect(page.getByText('Did you mean')).toBeHidden()
    await page.route('**/addresses.txt', (route) => route.fulfill({ status: 200, body: '<!doctype html><p>Hello' }))
    await page.goto(requested)
    await expect(page.getByRole('status').filter({ hasText: 'No similar pages found.' })).toBeAttached()
    await expect(page.getByRole('navigation', { name: 'Start here' }).getByRole('link')).toHaveCount(4)
  })

  test('offers search and the areas without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(requested)
    await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveText(['Start here'])
    await expect(page.getByText('We couldn’t find')).toBeHidden()
    await page.getByRole('searchbox').fill('schema')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search?q=schema')
    await context.close()
  })

  test('has no accessibility findings and no layout shift', async ({ page }) => {
    await recordShifts(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const checked: CheckedColors = new Set()
    for (const width of [widths.phone, widths.desktop]) {
      await page.setViewportSize({ width, height: 800 })
      await openReady(page, requested)
      await expect(page.getByRole('region', { name: 'Did you mean' }).getByRole('link').first()).toBeVisible()
      const found = await findViolations(page, { except: colorRules })
      found.push(...(await findColorViolationsInBothModes(page, checked)))
      expect(found, `${width} px`).toEqual([])
      expect(await readShift(page), `${width} px`).toBe(0)
    }
  })
})

test.describe('A mismatch between the HTML and what React renders', () => {
  test.use({ expectedMessages: [/#418/] })

  test('is logged, and the island is corrected', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.route('**/search?q=event', async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      const body = text.replace('>Search</button>', '>Find</button>')
      expect(body).not.toBe(text)
      await route.fulfill({ response, body })
    })
    await openReady(page, '/search?q=event')
    await expect(page.locator('[data-slot=search-result]').first()).toBeVisible()
    await expect(page.locator('main form button')).toHaveText('Search')
    expect(logged.join()).toMatch(/React recovered from an error in an island.*#418/)
  })
})

test("A page that loads properly shows no banner and doesn't load the page list", async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await openReady(page, addresses.howTo)
  await expect(page.getByText('did not load properly')).toHaveCount(0)
  expect(requested.filter((url) => url.includes('addresses'))).toEqual([])
})
