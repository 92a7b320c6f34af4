import type { Locator, Page } from '@playwright/test'
import { findViolations, removePageAround } from '../support/axe'
import { colorRules, findColorViolationsInBothModes, type CheckedColors } from '../support/color-violations'
import { expect, openReady, test, widths } from '../support/e2e'

/** Opens the home page and waits until its demo has buttons, which needs an interaction. */
async function openLive(page: Page): Promise<Locator> {
  await openReady(page, '/')
  await page.keyboard.press('Tab')
  const live = page.locator('live-catalog')
  await live.scrollIntoViewIfNeeded()
  await expect(live).toHaveClass(/is-ready/)
  return live
}

const getTitle = (live: Locator) => live.locator('[data-slot=live-title]')
const getSidebar = (live: Locator) => live.getByRole('navigation', { name: 'Example catalog' })
const isShown = (live: Locator, view: string) => expect(live.locator(`.live-view[data-view=${view}]`)).toBeVisible()

test.describe('The live catalog', () => {
  test('opens nodes of the graph, goes back, and fetches each resource once, when it is opened', async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/_content/catalog/')) fetched.push(new URL(request.url()).pathname)
    })
    const live = await openLive(page)
    expect(fetched).toEqual([])
    const back = live.getByRole('button', { name: 'Back', exact: true })
    await expect(back).toBeHidden()
    for (const name of ['Order placed', 'Tracking service']) {
      await live
        .locator('.graph-scene')
        .getByRole('button', { name: new RegExp(`^${name} `) })
        .click()
      await expect(getTitle(live)).toContainText(name)
      await expect(getTitle(live)).toBeFocused()
      await isShown(live, 'graph')
    }
    await expect(
      page.getByRole('status').filter({ hasText: 'Tracking service, service, version 2.0.0' }),
    ).toBeAttached()
    await back.click()
    await expect(getTitle(live)).toHaveText('Order placed (v2.0.0)')
    await back.click()
    await expect(getTitle(live)).toHaveText('Order service (v2.1.0)')
    await expect(back).toBeHidden()
    await live.locator('.graph-scene g[data-k]', { hasText: 'Order placed' }).click()
    await expect(getTitle(live)).toHaveText('Order placed (v2.0.0)')
    expect(fetched.map((path) => path.split('/').slice(4).join('/'))).toEqual([
      'events/OrderPlaced/2.0.0.json',
      'services/TrackingService/2.0.0.json',
      'services/OrderService/2.1.0.json',
    ])
  })

  test('shows a page, with links to producers, consumers, owners and versions', async ({ page }) => {
    const live = await openLive(page)
    await live.getByRole('button', { name: 'Documentation' }).click()
    await isShown(live, 'page')
    const panel = live.locator('.screen-panel')
    for (const [name, title] of [
      ['Order placed (v2.0.0)', 'Order placed (v2.0.0)'],
      ['v1.0.0', 'Order placed (v1.0.0)'],
      ['v2.0.0 (latest)', 'Order placed (v2.0.0)'],
      ['Notification service (v1.5.0)', 'Notification service'],
    ] as const) {
      const button = panel.getByRole('button', { name, exact: true }).first()
      if (!(await button.isVisible())) await panel.locator('summary', { hasText: 'Sends' }).click()
      await button.click()
      await expect(getTitle(live)).toContainText(title)
      await isShown(live, 'page')
    }
    await panel.getByRole('button', { name: 'View in visualiser' }).click()
    await isShown(live, 'graph')
    await expect(getTitle(live)).toBeFocused()
    await expect(live.getByRole('button', { name: 'Visualiser', exact: true })).toHaveAttribute('aria-pressed', 'true')
  })

  test('tries a failed resource again, switches the version of its schema and shows what changed', async ({ page }) => {
    const live = await openLive(page)
    await page.route('**/_content/catalog/**', (route) => route.fulfill({ status: 200, body: 'not JSON' }), {
      times: 1,
    })
    await live.locator('.graph-scene g[data-k]', { hasText: 'Order placed' }).click()
    await expect(live.getByRole('alert')).toContainText("couldn't be loaded")
    await live.getByRole('button', { name: 'Try again' }).click()
    await expect(getTitle(live)).toContainText('Order placed')
    await live.getByRole('button', { name: 'Schema Explorer' }).click()
    await isShown(live, 'schema')
    const version = live.getByLabel('Version')
    await expect(live.locator('[data-slot=live-diff]')).toHaveCount(1)
    await expect(live.locator('[data-slot=live-diff] ins').first()).toBeVisible()
    await version.selectOption({ label: 'v1.0.0' })
    await expect(getTitle(live)).toHaveText('Order placed (v1.0.0)')
    await expect(version).toBeFocused()
    await expect(live.locator('[data-slot=live-diff]')).toHaveCount(0)
    await version.selectOption({ label: 'v2.0.0' })
    await expect(live.locator('[data-slot=live-diff]')).toHaveCount(1)
  })

  test('searches the sidebar by name and ID, and walks a flow', async ({ page }) => {
    const live = await openLive(page)
    const sidebar = getSidebar(live)
    const field = sidebar.getByRole('searchbox')
    const before = await sidebar.locator('details[open]').count()
    for (const words of ['InvoiceIssued', 'invoice issued']) {
      await field.fill(words)
      await expect(sidebar.locator('li button:visible').first()).toHaveText('Invoice issued')
      expect(new Set(await sidebar.locator('li button:visible').allTextContents())).toEqual(new Set(['Invoice issued']))
    }
    await expect(sidebar.getByRole('status')).toHaveText(/^\d+ results?$/)
    await sidebar.getByRole('button', { name: 'Invoice issued' }).first().click()
    await expect(getTitle(live)).toContainText('Invoice issued')
    await expect(sidebar.locator('[aria-current=page]').first()).toHaveText('Invoice issued')
    await field.fill('nothing like this')
    await expect(sidebar.getByRole('status')).toHaveText('No results found for "nothing like this"')
    await expect(sidebar.locator('li:visible')).toHaveCount(0)
    await field.fill('')
    expect(await sidebar.locator('details[open]').count()).toBe(before)

    await sidebar.locator('summary', { hasText: 'All Flows' }).click()
    await sidebar.getByRole('button', { name: 'Failed delivery' }).click()
    await expect(getTitle(live)).toContainText('Failed delivery')
    await live.getByRole('button', { name: 'Next' }).click()
    await expect(live.locator('.walk-steps > .is-current')).toContainText('2 Delivery failed')
    await live.locator('.walk-steps > .is-current').getByRole('button', { name: 'Courier app' }).click()
    await expect(getTitle(live)).toContainText('Courier app')
  })

  test('works with the keyboard alone', async ({ page }) => {
    const live = await openLive(page)
    const start = live.locator('.graph-scene g[data-k][tabindex="0"]')
    await start.focus()
    await page.keyboard.press('ArrowRight')
    const name = (await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) ?? ''
    expect(name).toContain('(')
    await page.keyboard.press('Enter')
    await expect(getTitle(live)).toBeFocused()
    expect(name).toContain(((await getTitle(live).textContent()) ?? '').split(' (')[0])
    await page.keyboard.press('Tab')
    await expect(live.getByRole('button', { name: 'Documentation' })).toBeFocused()
    await page.keyboard.press('Enter')
    await isShown(live, 'page')
    const list = live.locator('.graph-words')
    await live.getByRole('button', { name: 'Visualiser', exact: true }).press('Enter')
    await list.locator('summary').press('Enter')
    await list.getByRole('button', { name: 'Order service' }).first().press('Enter')
    await expect(getTitle(live)).toContainText('Order service')
  })

  test('shows its whole graph at every width, and on a phone has a menu instead of a sidebar', async ({ page }) => {
    await page.setViewportSize({ width: widths.phone, height: 740 })
    const live = await openLive(page)
    const offset = await live.evaluate((element) => {
      const [frame, subject] = ['.graph-frame', 'g.is-focus[data-k]'].map((each) =>
        element.querySelector(each)?.getBoundingClientRect(),
      )
      return Math.abs((frame?.top ?? 0) + (frame?.bottom ?? 0) - (subject?.top ?? 0) - (subject?.bottom ?? 0)) / 2
    })
    expect(offset).toBeLessThan(50)
    for (const width of [768, widths.desktop, widths.phone]) {
      await page.setViewportSize({ width, height: 900 })
      const { space, right } = await live.evaluate((element) => {
        const [frame, tools, canvas] = ['.live', '.graph-tools', '.graph-frame'].map((each) =>
          element.querySelector(each),
        )
        const bottomOf = (part: Element | null | undefined) => part?.getBoundingClientRect().bottom ?? 0
        return {
          space: bottomOf(frame) - bottomOf(tools),
          right: (canvas?.scrollWidth ?? 0) - (canvas?.clientWidth ?? 0),
        }
      })
      expect(space, `${width} px`).toBeGreaterThan(12)
      expect(right, `${width} px`).toBe(0)
    }
    await page.setViewportSize({ width: widths.phone, height: 740 })
    const sidebar = getSidebar(live)
    const browse = live.getByRole('button', { name: 'Browse' })
    await expect(sidebar).toBeHidden()
    await browse.click()
    await expect(sidebar.getByRole('searchbox')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(browse).toBeFocused()
    await expect(sidebar).toBeHidden()
    await browse.click()
    await sidebar.getByRole('button', { name: 'Overview' }).filter({ visible: true }).first().click()
    await expect(sidebar).toBeHidden()
    await expect(getTitle(live)).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(widths.phone)
  })

  test('has no accessibility findings in any view, in either mode', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const live = await openLive(page)
    await removePageAround(page, 'live-catalog')
    const found: string[] = []
    const checked: CheckedColors = new Set()
    const check = async (state: string) => {
      const findings = await findViolations(page, { include: 'live-catalog', except: colorRules })
      findings.push(...(await findColorViolationsInBothModes(page, checked)))
      found.push(...findings.map((finding) => `${state}: ${finding}`))
    }
    await check('graph')
    await live.locator('.graph-scene g[data-k]', { hasText: 'Order placed' }).click()
    await expect(getTitle(live)).toContainText('Order placed')
    for (const view of ['Documentation', 'Schema Explorer']) {
      await live.getByRole('button', { name: view }).click()
      await check(view)
    }
    await live.getByRole('searchbox').fill('order')
    await check('search')
    expect(found).toEqual([])
  })
})

test.describe('The live catalog without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows a view and the sidebar on every screen', async ({ page }) => {
    const live = page.locator('live-catalog')
    for (const [path, shown] of [
      ['/', '[data-view=graph] .graph-svg'],
      ['/product/documentation', '[data-view=page] .screen-panel'],
    ] as const) {
      await page.goto(path)
      for (const width of [widths.phone, widths.desktop]) {
        await page.setViewportSize({ width, height: 800 })
        await expect(live.locator(shown)).toBeVisible()
        await expect(getSidebar(live).locator('.is-current').first()).toBeVisible()
        await expect(live.locator('button:visible, input:visible')).toHaveCount(0)
      }
    }
  })
})
