import type { Locator, Page } from '@playwright/test'
import { expect, holdScripts, openReady, test, widths } from '../support/e2e'
import { expectHoverMenus, getNav, getPanel, getTrigger, interceptMenus, loadHoverMenus } from '../support/menus'

const menus = ['Product', 'Docs', 'Integrations', 'Resources'] as const
const open = (page: Page, path = '/pricing') => openReady(page, path)

/** Moves the pointer in steps, because a jump would skip events along the way. */
async function hover(page: Page, name: string) {
  const box = await getTrigger(page, name).boundingBox()
  if (box === null) throw new Error(`${name} isn't visible.`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 })
}

test.describe('The header', () => {
  test('loads the hover menus and their icons on the first interaction, without layout shifts', async ({ page }) => {
    const requested = await interceptMenus(page, Promise.resolve())
    const icons: string[] = []
    page.on('request', (request) => request.url().includes('/menus.') && icons.push(request.url()))
    const measure = () =>
      getNav(page)
        .locator('summary, button, a:not(.menu-panel a)')
        .evaluateAll((all) => all.map((name) => [name.textContent, JSON.stringify(name.getBoundingClientRect())]))
    // The home page shows the icons itself.
    await open(page, '/pricing')
    await page.waitForLoadState('networkidle')
    expect(requested()).toBe(0)
    expect(icons).toEqual([])
    const before = await measure()
    expect(before).toHaveLength(5)
    await loadHoverMenus(page)
    expect(await measure()).toEqual(before)
    expect(requested()).toBe(1)
    await getTrigger(page, 'Product').click()
    await expect.poll(() => new Set(icons).size).toBe(1)
    const use = getPanel(page, 'Product').locator('use').first()
    expect(await use.evaluate((element: SVGUseElement) => element.getBBox().width)).toBeGreaterThan(10)
  })
})

/** Measures a panel once its animation has ended, because it's smaller while it animates. */
const measurePanel = (panel: Locator) =>
  panel.evaluate(async (element) => {
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished))
    const { width, left, right, height } = element.getBoundingClientRect()
    return {
      ...{ width, left, right, height },
      layer: getComputedStyle(element).zIndex,
      columns: new Set([...element.querySelectorAll('li')].map((item) => Math.round(item.getBoundingClientRect().x)))
        .size,
      pageWidth: document.documentElement.scrollWidth,
    }
  })

test.describe('A panel', () => {
  const sizes: Record<(typeof menus)[number], number> = { Product: 380, Docs: 600, Integrations: 950, Resources: 380 }
  test('stays inside the window at every width, in three columns for integrations, and scrolls independently of the page', async ({
    page,
  }) => {
    await page.setViewportSize({ width: widths.firstWide, height: 400 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)
    for (const mode of ['details', 'buttons']) {
      if (mode === 'buttons') await loadHoverMenus(page)
      for (const width of [widths.firstWide, widths.desktop, 1920]) {
        await page.setViewportSize({ width, height: 400 })
        for (const name of menus) {
          if (mode === 'details') await getTrigger(page, name).evaluate((summary: HTMLElement) => summary.click())
          else await getTrigger(page, name).press('Enter')
          const panel = getPanel(page, name)
          await expect(panel).toBeVisible()
          const box = await measurePanel(panel)
          const which = `${name} as ${mode} at ${width} px`
          expect(box.layer, which).toBe('9999')
          expect(box.width, which).toBeGreaterThanOrEqual(Math.min(sizes[name], width - 16))
          expect(box.left, which).toBeGreaterThanOrEqual(0)
          expect(box.right, which).toBeLessThanOrEqual(width)
          expect(box.height, which).toBeLessThanOrEqual(400 * 0.8)
          expect(box.pageWidth, which).toBeLessThanOrEqual(width)
          if (name === 'Integrations') await expect(panel).toHaveCSS('min-width', '950px')
          if (name === 'Integrations' && width >= widths.desktop) expect(box.columns, which).toBe(3)
        }
        await page.keyboard.press('Escape')
        await expect(page.locator('.menu-panel').filter({ visible: true })).toHaveCount(0)
      }
    }
    // The header stays where it is.
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }))
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
  })
})

test.describe('With the pointer', () => {
  test('a panel opens on hover, switches with the trigger, stays open over its links and on a click that comes too early, and closes on leave', async ({
    page,
  }) => {
    await open(page)
    await loadHoverMenus(page)
    // The page clicks by itself, because a call from the test may come too late.
    await getTrigger(page, 'Docs').evaluate((trigger) => {
      new MutationObserver((_, observer) => {
        observer.disconnect()
        Object.assign(window, {
          isClicked: trigger.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })),
        })
      }).observe(trigger, { attributeFilter: ['aria-expanded'] })
    })
    await hover(page, 'Docs')
    await page.waitForFunction(() => 'isClicked' in window)
    await expect(getTrigger(page, 'Docs')).toHaveAttribute('aria-expanded', 'true')
    // Clicks are ignored only briefly. An ignored click changes nothing, and the next one closes the panel.
    await expect(async () => {
      await page.mouse.down()
      await page.mouse.up()
      await expect(getTrigger(page, 'Docs')).toHaveAttribute('aria-expanded', 'false', { timeout: 100 })
    }).toPass()
    await hover(page, 'Product')
    await expect(getPanel(page, 'Product')).toBeVisible()
    await hover(page, 'Docs')
    await expect(getPanel(page, 'Docs')).toBeVisible()
    await expect(getPanel(page, 'Product')).toHaveCount(0)
    const link = getPanel(page, 'Docs').getByRole('link', { name: /^API/ })
    await link.hover()
    // Longer than it takes to close a panel after the pointer leaves it.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)))
    await expect(getPanel(page, 'Docs')).toBeVisible()
    await page.mouse.move(640, 700, { steps: 4 })
    await expect(getPanel(page, 'Docs')).toHaveCount(0)
    await getTrigger(page, 'Docs').press('Enter')
    await expect(getPanel(page, 'Docs')).toBeVisible()
    await page.mouse.click(640, 700)
    await expect(getPanel(page, 'Docs')).toHaveCount(0)
    await hover(page, 'Docs')
    await link.click()
    await expect(page).toHaveURL('/docs/api/overview')
    await expect(page.locator('.menu-panel').filter({ visible: true })).toHaveCount(0)
  })
})

test.describe('With the keyboard', () => {
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.replace(/\s+/g, ' ').trim())

  test('Enter and Space toggle a panel, Tab moves through it to the next menu and back, and Escape or leaving the bar closes it', async ({
    page,
  }) => {
    await open(page)
    await getTrigger(page, 'Product').focus()
    await expectHoverMenus(page)
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key)
      await expect(getTrigger(page, 'Product')).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press(key)
      await expect(getTrigger(page, 'Product')).toHaveAttribute('aria-expanded', 'false')
    }
    await page.keyboard.press('Enter')
    const links = ['Document', 'Visualize', 'Design', 'Change', 'Ask', 'How it works', 'Federation', 'Enterprise']
    links.push('Studio', 'Source code')
    for (const name of [...links, 'Docs']) {
      await page.keyboard.press('Tab')
      expect(await focused(page)).toMatch(new RegExp(`^${name}`))
    }
    for (const name of [...links.toReversed(), 'Product']) {
      await page.keyboard.press('Shift+Tab')
      expect(await focused(page)).toMatch(new RegExp(`^${name}`))
    }
    await page.keyboard.press('Tab')
    expect(await focused(page)).toMatch(/^Document/)
    await page.keyboard.press('Escape')
    await expect(getPanel(page, 'Product')).toHaveCount(0)
    await expect(getTrigger(page, 'Product')).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toMatch(/^Document/)
    for (const _ of ['to the name', 'to the home link']) await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('banner').getByRole('link', { name: 'EventCatalog' })).toBeFocused()
    await expect(getPanel(page, 'Product')).toHaveCount(0)
  })

  test('arrow keys, Home and End move between menus, and between the links of an open panel', async ({ page }) => {
    await open(page)
    await getTrigger(page, 'Product').focus()
    await expectHoverMenus(page)
    for (const [key, name] of [
      ['ArrowRight', 'Docs'],
      ['End', 'Pricing'],
      ['Home', 'Product'],
      ['End', 'Pricing'],
      ['ArrowLeft', 'Resources'],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(() => focused(page)).toBe(name)
    }
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
})

test.describe('While the hover menus are loading', () => {
  test('the first click opens a panel, which stays open and keeps the focus', async ({ page }) => {
    let arrive: () => void = () => undefined
    await interceptMenus(page, new Promise<void>((resolve) => (arrive = resolve)))
    await open(page)
    await getTrigger(page, 'Resources').click()
    await expect(getPanel(page, 'Resources')).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveText(/^Support/)
    arrive()
    await expectHoverMenus(page)
    await expect(getPanel(page, 'Resources')).toBeVisible()
    await expect(page.locator(':focus')).toHaveText(/^Support/)
    await expect(page.locator(':focus')).toBeVisible()
  })
  test("they don't replace a button that is held down", async ({ page }) => {
    let arrive: () => void = () => undefined
    const requested = await interceptMenus(page, new Promise<void>((resolve) => (arrive = resolve)))
    await open(page)
    await hover(page, 'Docs')
    await page.mouse.down()
    await expect.poll(requested).toBe(1)
    const loaded = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.js'))
    arrive()
    await loaded
    // The menus would be replaced within the next frames.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(requested()).toBe(1)
    await expect(getNav(page).locator('details')).toHaveCount(4)
    await page.mouse.up()
    await expectHoverMenus(page)
    await expect(getPanel(page, 'Docs')).toBeVisible()
  })

  test('the menu under the pointer opens as soon as they have loaded', async ({ page }) => {
    let arrive: () => void = () => undefined
    const requested = await interceptMenus(page, new Promise<void>((resolve) => (arrive = resolve)))
    await open(page)
    await hover(page, 'Docs')
    await expect.poll(requested).toBe(1)
    await expect(getPanel(page, 'Docs')).toBeHidden()
    arrive()
    await expectHoverMenus(page)
    await expect(getPanel(page, 'Docs')).toBeVisible()
  })

  test('a panel opened before any script loaded stays open', async ({ page }) => {
    const arrive = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await getTrigger(page, 'Docs').click()
    await expect(getPanel(page, 'Docs')).toBeVisible()
    arrive()
    await expectHoverMenus(page)
    await expect(getPanel(page, 'Docs')).toBeVisible()
    await expect(getTrigger(page, 'Docs')).toHaveAttribute('aria-expanded', 'true')
    await expect(getTrigger(page, 'Docs')).toBeFocused()
  })
})

test.describe('When the hover menus fail to load', () => {
  test.use({ expectedMessages: [[/The menus could not be loaded/, /ERR_FAILED/], { scope: 'test' }] })

  test('the console says so, and the plain panels still open and close', async ({ page }) => {
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await interceptMenus(page, 'abort')
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

  test('the first tap opens a panel, the next one closes it, and tapping a link opens the page', async ({ page }) => {
    await open(page)
    await getTrigger(page, 'Docs').tap()
    await expectHoverMenus(page)
    await expect(getPanel(page, 'Docs')).toBeVisible()
    await getTrigger(page, 'Docs').tap()
    await expect(getTrigger(page, 'Docs')).toHaveAttribute('aria-expanded', 'false')
    await expect(getPanel(page, 'Docs')).toHaveCount(0)
    await getTrigger(page, 'Docs').tap()
    // If the previous tap had reopened a panel, this one would close it.
    await expect(getTrigger(page, 'Docs')).toHaveAttribute('aria-expanded', 'true')
    await getPanel(page, 'Docs').getByRole('link', { name: /^API/ }).tap()
    await expect(page).toHaveURL('/docs/api/overview')
  })
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every panel opens, closes the previous one, and shows its links and icons', async ({ page }) => {
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
