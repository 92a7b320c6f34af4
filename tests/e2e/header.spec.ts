import type { Page } from '@playwright/test'
import { expect, holdScripts, openReady, test, widths } from '../support/e2e'
import { expectUpgraded, getNav, getPanel, getTrigger, holdMenus, upgrade } from '../support/menus'

const menus = ['Product', 'Docs', 'Integrations', 'Resources'] as const
const open = (page: Page, path = '/') => openReady(page, path)

/** Moves the pointer as a hand does: a jump would miss what happens on the way. */
async function hover(page: Page, name: string) {
  const box = await getTrigger(page, name).boundingBox()
  if (box === null) throw new Error(`${name} is not shown.`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 })
}

test.describe('The header', () => {
  for (const path of ['/', '/404']) {
    test(`of ${path} has the home link, the menus, Pricing, stars, search and the theme switch`, async ({ page }) => {
      await open(page, path)
      const banner = page.getByRole('banner')
      await expect(banner.getByRole('link', { name: 'EventCatalog' })).toHaveAttribute('href', '/')
      for (const name of menus) await expect(getTrigger(page, name)).toBeVisible()
      await expect(getNav(page).getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/pricing')
      await expect(banner.getByRole('link', { name: '2.4k stars on GitHub' })).toHaveAttribute('href', /github\.com/)
      await expect(banner.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search')
      await expect(banner.getByRole('button', { name: 'Switch between light and dark' })).toBeVisible()
      await expect(banner.getByRole('button', { name: 'Open menu' })).toBeHidden()
    })
  }

  test('stays in sight when the page scrolls', async ({ page }) => {
    await page.setViewportSize({ width: widths.desktop, height: 400 })
    await open(page)
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }))
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
  })

  test('asks for the menus that open on hover, and for their icons, only when somebody comes near', async ({
    page,
  }) => {
    const asked = await holdMenus(page, Promise.resolve())
    const icons: string[] = []
    page.on('request', (request) => request.url().includes('icons-menus') && icons.push(request.url()))
    await open(page)
    await page.waitForLoadState('networkidle')
    expect(asked()).toBe(0)
    expect(icons).toEqual([])
    await upgrade(page)
    expect(asked()).toBe(1)
    await getTrigger(page, 'Product').click()
    await expect.poll(() => new Set(icons).size).toBe(1)
    const use = getPanel(page, 'Product').locator('use').first()
    expect(await use.evaluate((element: SVGUseElement) => element.getBBox().width)).toBeGreaterThan(10)
  })
})

test.describe('A panel', () => {
  const sizes: Record<(typeof menus)[number], number> = { Product: 380, Docs: 600, Integrations: 950, Resources: 380 }
  for (const width of [widths.firstWide, widths.desktop, 1920]) {
    test(`lies over the page within the window at ${width} px, and scrolls by itself`, async ({ page }) => {
      await page.setViewportSize({ width, height: 400 })
      await open(page)
      for (const mode of ['details', 'buttons']) {
        if (mode === 'buttons') await upgrade(page)
        for (const name of menus) {
          if (mode === 'details') await getTrigger(page, name).evaluate((summary: HTMLElement) => summary.click())
          else await getTrigger(page, name).press('Enter')
          const panel = getPanel(page, name)
          await expect(panel).toBeVisible()
          await expect(panel).toHaveCSS('z-index', '9999')
          // It is smaller while it arrives.
          await panel.evaluate((element) => Promise.allSettled(element.getAnimations().map(({ finished }) => finished)))
          const box = await panel.evaluate((element) => element.getBoundingClientRect())
          expect(box.width, `${name} ${mode}`).toBeGreaterThanOrEqual(Math.min(sizes[name], width - 16))
          expect(box.left).toBeGreaterThanOrEqual(0)
          expect(box.right).toBeLessThanOrEqual(width)
          expect(box.height).toBeLessThanOrEqual(400 * 0.8)
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        }
        await page.keyboard.press('Escape')
      }
    })
  }

  test('shows names, descriptions, icons and badges, the 20 integrations in three columns', async ({ page }) => {
    await open(page)
    await getTrigger(page, 'Integrations').click()
    const panel = getPanel(page, 'Integrations')
    await expect(panel.locator('li')).toHaveCount(20)
    await expect(panel.locator('li svg use')).toHaveCount(20)
    await expect(panel.locator('li small')).toHaveCount(20)
    await expect(panel).toBeVisible()
    // The menus that open on hover may take the place of these between looking for the items and measuring them.
    const countColumns = () =>
      panel
        .locator('li')
        .evaluateAll((all) => new Set(all.map((item) => Math.round(item.getBoundingClientRect().x))).size)
    await expect.poll(countColumns).toBe(3)
    await expect(panel.getByRole('link', { name: /^GraphQL New/ })).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/integrations')
  })

  test('of the documentation is grouped under Start, Reference and Studio', async ({ page }) => {
    await open(page)
    await getTrigger(page, 'Docs').click()
    await expect(getPanel(page, 'Docs').locator('p')).toHaveText(['Get started', 'Reference', 'Studio'])
  })
})

test.describe('With the pointer', () => {
  test('a panel opens on hover, changes with the name, stays while its links are under it, and closes when left', async ({
    page,
  }) => {
    await open(page)
    await hover(page, 'Product')
    await expect(getPanel(page, 'Product')).toBeVisible()
    await hover(page, 'Docs')
    await expect(getPanel(page, 'Docs')).toBeVisible()
    await expect(getPanel(page, 'Product')).toHaveCount(0)
    await getPanel(page, 'Docs')
      .getByRole('link', { name: /^Installation/ })
      .hover()
    await page.waitForTimeout(400)
    await expect(getPanel(page, 'Docs')).toBeVisible()
    await page.mouse.move(640, 700, { steps: 4 })
    await expect(getPanel(page, 'Docs')).toHaveCount(0)
  })

  test('a click that comes right after the panel has opened on hover does not close it', async ({ page }) => {
    await open(page)
    await upgrade(page)
    await hover(page, 'Docs')
    await expect(getPanel(page, 'Docs')).toBeVisible()
    await page.mouse.down()
    await page.mouse.up()
    await expect(getTrigger(page, 'Docs')).toHaveAttribute('aria-expanded', 'true')
    await page.waitForTimeout(600)
    await page.mouse.down()
    await page.mouse.up()
    await expect(getTrigger(page, 'Docs')).toHaveAttribute('aria-expanded', 'false')
  })

  test('a press outside closes the panel', async ({ page }) => {
    await open(page)
    await upgrade(page)
    await getTrigger(page, 'Docs').press('Enter')
    await expect(getPanel(page, 'Docs')).toBeVisible()
    await page.mouse.click(640, 700)
    await expect(getPanel(page, 'Docs')).toHaveCount(0)
  })

  test('a link of a panel leads on, and the panel is gone', async ({ page }) => {
    await open(page)
    await hover(page, 'Docs')
    await getPanel(page, 'Docs').getByRole('link', { name: /^API/ }).click()
    await expect(page).toHaveURL('/docs/api/overview')
    await expect(page.locator('.menu-panel').filter({ visible: true })).toHaveCount(0)
  })
})

test.describe('With the keyboard', () => {
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.replace(/\s+/g, ' ').trim())

  test('Enter and Space open and close a panel, and Escape closes it with the focus at its name', async ({ page }) => {
    await open(page)
    await getTrigger(page, 'Product').focus()
    await expectUpgraded(page)
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key)
      await expect(getTrigger(page, 'Product')).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press(key)
      await expect(getTrigger(page, 'Product')).toHaveAttribute('aria-expanded', 'false')
    }
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toMatch(/^Document/)
    await page.keyboard.press('Escape')
    await expect(getPanel(page, 'Product')).toHaveCount(0)
    await expect(getTrigger(page, 'Product')).toBeFocused()
  })

  test('arrow keys, Home and End lead along the names', async ({ page }) => {
    await open(page)
    await getTrigger(page, 'Product').focus()
    await expectUpgraded(page)
    for (const [key, name] of [
      ['ArrowRight', 'Docs'],
      ['End', 'Pricing'],
      ['ArrowLeft', 'Resources'],
      ['Home', 'Product'],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(() => focused(page)).toBe(name)
    }
  })

  test('arrow keys, Home and End lead along the links of an open panel', async ({ page }) => {
    await open(page)
    await getTrigger(page, 'Resources').focus()
    await expectUpgraded(page)
    await page.keyboard.press('Enter')
    for (const [key, name] of [
      ['ArrowDown', 'Blog'],
      ['ArrowDown', 'Support'],
      ['ArrowUp', 'Blog'],
      ['ArrowUp', 'Blog'],
      ['End', 'Demo'],
      ['ArrowDown', 'Demo'],
      ['ArrowLeft', 'Discord'],
      ['Home', 'Blog'],
      ['ArrowRight', 'Support'],
    ] as const) {
      await page.keyboard.press(key)
      expect(await focused(page), key).toMatch(new RegExp(`^${name}`))
    }
  })

  test('Tab leads through the open panel to the next name and back again', async ({ page }) => {
    await open(page)
    await getTrigger(page, 'Product').focus()
    await expectUpgraded(page)
    await page.keyboard.press('Enter')
    for (const name of ['Document', 'Visualize', 'Design', 'Docs']) {
      await page.keyboard.press('Tab')
      expect(await focused(page)).toMatch(new RegExp(`^${name}`))
    }
    for (const name of ['Design', 'Visualize', 'Document', 'Product']) {
      await page.keyboard.press('Shift+Tab')
      expect(await focused(page)).toMatch(new RegExp(`^${name}`))
    }
    await page.keyboard.press('Tab')
    expect(await focused(page)).toMatch(/^Document/)
  })

  test('a panel closes when the focus leaves the bar', async ({ page }) => {
    await open(page)
    await getTrigger(page, 'Product').focus()
    await expectUpgraded(page)
    await page.keyboard.press('Enter')
    await expect(getPanel(page, 'Product')).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('banner').getByRole('link', { name: 'EventCatalog' })).toBeFocused()
    await expect(getPanel(page, 'Product')).toHaveCount(0)
  })
})

test.describe('While the menus that open on hover are on their way', () => {
  for (const how of ['click', 'Enter', 'Space'] as const) {
    test(`the first ${how} opens a panel, which stays open, and the focus stays`, async ({ page }) => {
      let arrive: () => void = () => undefined
      await holdMenus(page, new Promise<void>((resolve) => (arrive = resolve)))
      await open(page)
      if (how === 'click') await getTrigger(page, 'Resources').click()
      else await getTrigger(page, 'Resources').press(how)
      await expect(getPanel(page, 'Resources')).toBeVisible()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(page.locator(':focus')).toHaveText(/^Support/)
      arrive()
      await expectUpgraded(page)
      await expect(getPanel(page, 'Resources')).toBeVisible()
      await expect(page.locator(':focus')).toHaveText(/^Support/)
      await expect(page.locator(':focus')).toBeVisible()
    })
  }

  test('they do not change places under a button that is held down', async ({ page }) => {
    let arrive: () => void = () => undefined
    const asked = await holdMenus(page, new Promise<void>((resolve) => (arrive = resolve)))
    await open(page)
    await hover(page, 'Docs')
    await page.mouse.down()
    await expect.poll(asked).toBe(1)
    const loaded = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.js'))
    arrive()
    await loaded
    await page.waitForTimeout(300)
    expect(asked()).toBe(1)
    await expect(getNav(page).locator('details')).toHaveCount(4)
    await page.mouse.up()
    await expectUpgraded(page)
    await expect(getPanel(page, 'Docs')).toBeVisible()
  })

  test('a name under the pointer opens when they arrive', async ({ page }) => {
    let arrive: () => void = () => undefined
    await holdMenus(page, new Promise<void>((resolve) => (arrive = resolve)))
    await open(page)
    await hover(page, 'Docs')
    await page.waitForTimeout(200)
    await expect(getPanel(page, 'Docs')).toBeHidden()
    arrive()
    await expectUpgraded(page)
    await expect(getPanel(page, 'Docs')).toBeVisible()
  })

  test('a panel that was opened before any script had arrived stays open', async ({ page }) => {
    const arrive = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await getTrigger(page, 'Docs').click()
    await expect(getPanel(page, 'Docs')).toBeVisible()
    arrive()
    await expectUpgraded(page)
    await expect(getPanel(page, 'Docs')).toBeVisible()
    await expect(getTrigger(page, 'Docs')).toHaveAttribute('aria-expanded', 'true')
    await expect(getTrigger(page, 'Docs')).toBeFocused()
  })

  test('nothing in the bar moves when they arrive', async ({ page }) => {
    await open(page)
    const measure = () =>
      getNav(page)
        .locator('summary, button, a:not(.menu-panel a)')
        .evaluateAll((all) => all.map((name) => [name.textContent, JSON.stringify(name.getBoundingClientRect())]))
    const before = await measure()
    await upgrade(page)
    expect(before).toHaveLength(5)
    expect(await measure()).toEqual(before)
  })
})

test.describe('Where the menus that open on hover cannot be loaded', () => {
  test.use({ expectedMessages: [[/The menus could not be loaded/, /ERR_FAILED/], { scope: 'test' }] })

  test('the console says so, and panels open and close as they are', async ({ page }) => {
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await holdMenus(page, 'abort')
    await open(page)
    await getTrigger(page, 'Docs').click()
    await expect(getPanel(page, 'Docs')).toBeVisible()
    await expect.poll(() => warnings.join()).toContain('The menus could not be loaded')
    await expect(getPanel(page, 'Docs').locator('use').first()).toBeVisible()
    await getTrigger(page, 'Product').click()
    await expect(getPanel(page, 'Product')).toBeVisible()
    await expect(getPanel(page, 'Docs')).toBeHidden()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(getPanel(page, 'Product')).toBeHidden()
    await expect(getTrigger(page, 'Product')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(getPanel(page, 'Product')).toBeVisible()
    await page.mouse.click(640, 700)
    await expect(getPanel(page, 'Product')).toBeHidden()
    await page.keyboard.press('Enter')
    await getTrigger(page, 'Product').press('Enter')
    await page.keyboard.press('Shift+Tab')
    await expect(getPanel(page, 'Product')).toBeHidden()
  })
})

test.describe('With touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } })

  test('the first tap opens a panel, the next one closes it, and a tap on a link leads on', async ({ page }) => {
    await open(page)
    await getTrigger(page, 'Docs').tap()
    await expectUpgraded(page)
    await expect(getPanel(page, 'Docs')).toBeVisible()
    await getTrigger(page, 'Docs').tap()
    await expect(getPanel(page, 'Docs')).toHaveCount(0)
    await page.waitForTimeout(300)
    await expect(getPanel(page, 'Docs')).toHaveCount(0)
    await getTrigger(page, 'Docs').tap()
    await getPanel(page, 'Docs').getByRole('link', { name: /^API/ }).tap()
    await expect(page).toHaveURL('/docs/api/overview')
  })
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every panel opens, closes the one before, and shows its links and icons', async ({ page }) => {
    await page.goto('/')
    for (const name of menus) {
      await getTrigger(page, name).click()
      await expect(getPanel(page, name).getByRole('link').first()).toBeVisible()
      await expect(getPanel(page, name).locator('use').first()).toBeAttached()
      await expect(page.locator('.menu-panel').filter({ visible: true })).toHaveCount(1)
    }
    await getTrigger(page, 'Docs').click()
    await getPanel(page, 'Docs').getByRole('link', { name: /^API/ }).click()
    await expect(page).toHaveURL('/docs/api/overview')
  })
})
