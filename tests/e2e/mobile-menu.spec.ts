import type { Page } from '@playwright/test'
import { expect, followLink, holdScripts, openReady, test, waitForLinks, widths } from '../support/e2e'

const getMenu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const getButton = (page: Page) => page.getByRole('button', { name: 'Open menu' })
const getSection = (page: Page, name: string) =>
  getMenu(page)
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: new RegExp(`^${name}$`) }) })

const sections = ['Docs', 'Product', 'Features', 'Integrations', 'Resources'] as const

async function open(page: Page, path = '/pricing', width: number = widths.phone) {
  await page.setViewportSize({ width, height: 700 })
  await openReady(page, path)
}

/** Five sections and Pricing, in order. */
async function expectSections(page: Page) {
  await expect(getMenu(page).locator('summary')).toHaveText([...sections])
  await expect(getMenu(page).locator('nav > :last-child')).toHaveText('Pricing')
  await expect(getMenu(page).locator('nav > a')).toHaveAttribute('href', '/pricing')
}

const expectScrollable = (page: Page) => expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')

test.describe('The mobile menu', () => {
  test('is offered below 996 px, and closes when the window gets wider', async ({ page }) => {
    const bar = page.getByRole('navigation', { name: 'Main' })
    await open(page, '/pricing', widths.lastNarrow)
    await expect(getButton(page)).toBeVisible()
    await expect(bar).toBeHidden()
    await getButton(page).click()
    await expect(getMenu(page)).toBeVisible()
    await page.setViewportSize({ width: widths.firstWide, height: 700 })
    await expect(getMenu(page)).toBeHidden()
    await expectScrollable(page)
    await expect(getButton(page)).toBeHidden()
    await expect(bar).toBeVisible()
  })

  test('slides in within 240 ms, and has five sections, which list all products and open independently', async ({
    page,
  }) => {
    await open(page, '/')
    const slide = await page.evaluate(() => {
      document.querySelector<HTMLElement>('[commandfor=mobile-menu]')?.click()
      const dialog = document.querySelector<HTMLDialogElement>('#mobile-menu')
      const animation = dialog
        ?.getAnimations()
        .find((one) => one instanceof CSSTransition && one.transitionProperty === 'translate')
      animation?.pause()
      if (animation !== undefined) animation.currentTime = 0
      const found = { left: dialog?.getBoundingClientRect().left, duration: animation?.effect?.getTiming().duration }
      animation?.play()
      return found
    })
    expect(slide).toEqual({ left: widths.phone, duration: 240 })
    await expect
      .poll(() => getMenu(page).evaluate((dialog) => Math.round(dialog.getBoundingClientRect().right)))
      .toBe(widths.phone)
    await expectSections(page)
    for (const name of sections) {
      await expect(getSection(page, name)).not.toHaveAttribute('open')
      await getSection(page, name).locator('summary').press('Enter')
      await expect(getSection(page, name).getByRole('link').first()).toBeVisible()
    }
    await expect(getMenu(page).locator('details[open]')).toHaveCount(5)
    await expect(getSection(page, 'Integrations').locator('li')).toHaveCount(20)
    const links = getSection(page, 'Product').getByRole('link')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/product/documentation',
      '/federation',
      '/enterprise',
      expect.stringMatching(/^https:\/\/eventcatalog\.studio/),
      expect.stringMatching(/^https:\/\/github\.com\//),
    ])
    await expect(links.first().locator('use')).toBeAttached()
    await getSection(page, 'Docs').locator('summary').press('Space')
    await expect(getSection(page, 'Docs')).not.toHaveAttribute('open')
  })

  test('resizes a section gradually, or instantly for readers who prefer reduced motion', async ({ page }) => {
    await open(page)
    await getButton(page).click()
    for (const motion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion: motion })
      const heights = await getSection(page, 'Integrations').evaluate(async (details: HTMLDetailsElement) => {
        details.querySelector('summary')?.focus()
        details.open = true
        const found: number[] = []
        for (let frame = 0; frame < 40; frame++) {
          await new Promise((resolve) => requestAnimationFrame(resolve))
          found.push(Math.round(details.getBoundingClientRect().height))
        }
        details.open = false
        await new Promise((resolve) => setTimeout(resolve, 500))
        return new Set(found.slice(1)).size
      })
      if (motion === 'reduce') expect(heights).toBe(1)
      else expect(heights).toBeGreaterThan(1)
    }
  })

  test("traps the focus, keeps the page behind it from scrolling, and returns the focus to its button when it's closed", async ({
    page,
  }) => {
    await open(page, '/404', 768)
    await getButton(page).press('Enter')
    await expect(getMenu(page)).toBeVisible()
    await expectSections(page)
    const places = new Set<string>()
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab')
      // After the last link come the browser's own controls, which the page sees as its body.
      places.add(
        await page.evaluate(() => document.activeElement?.closest('dialog, header, main, footer')?.tagName ?? 'none'),
      )
    }
    expect(places).toContain('DIALOG')
    for (const place of ['HEADER', 'MAIN', 'FOOTER']) expect(places).not.toContain(place)
    await page.mouse.move(560, 600)
    await page.mouse.wheel(0, 900)
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    for (const how of ['Escape', 'the close button', 'the backdrop'] as const) {
      if (await getMenu(page).isHidden()) await getButton(page).press('Enter')
      await expect(getMenu(page)).toBeVisible()
      if (how === 'Escape') await page.keyboard.press('Escape')
      else if (how === 'the backdrop') await page.mouse.click(60, 300)
      else await getMenu(page).getByRole('button', { name: 'Close menu' }).click()
      await expect(getMenu(page)).toBeHidden()
      await expect(getButton(page)).toBeFocused()
      await expectScrollable(page)
    }
  })

  test('closes when Back shows another page, with or without a full load, and after following a link', async ({
    page,
  }) => {
    await open(page, '/product')
    await waitForLinks(page)
    const mark = await page.evaluate(() => Object.assign(window, { mark: 'kept' }).mark)
    await followLink(page, page.locator('main a[href="/pricing"]').first())
    await expect(page).toHaveURL('/pricing')
    await getButton(page).click()
    await expect(getMenu(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/product')
    await expect(getMenu(page)).toBeHidden()
    await expectScrollable(page)
    await expect(getButton(page)).not.toBeFocused()
    expect(await page.evaluate(() => (window as { mark?: string }).mark)).toBe(mark)
    await getButton(page).click()
    await getSection(page, 'Docs').locator('summary').click()
    await getMenu(page).getByRole('link', { name: 'API' }).click()
    await expect(page).toHaveURL('/docs/api/overview')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectScrollable(page)
    await page.goBack()
    await expect(getButton(page)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(getButton(page)).not.toBeFocused()
  })

  test('opens before any script has loaded, and closes with its button', async ({ page }) => {
    await page.setViewportSize({ width: widths.phone, height: 700 })
    const arrive = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await getButton(page).click()
    await expect(getMenu(page)).toBeVisible()
    await getSection(page, 'Docs').locator('summary').click()
    arrive()
    await page.waitForLoadState('networkidle')
    await expect(getSection(page, 'Docs').getByRole('link').first()).toBeVisible()
    await expect(getSection(page, 'Docs').locator('use').first()).toBeAttached()
    await getMenu(page).getByRole('button', { name: 'Close menu' }).click()
    await expect(getMenu(page)).toBeHidden()
  })

  test('opens in browsers without button commands', async ({ page }) => {
    await page.addInitScript(() => {
      delete (HTMLButtonElement.prototype as Partial<HTMLButtonElement> & { command?: string }).command
    })
    await page.setViewportSize({ width: widths.phone, height: 700 })
    await openReady(page, '/')
    await getButton(page).evaluate((button) => button.removeAttribute('command'))
    await getButton(page).click()
    await expect(getMenu(page)).toBeVisible()
  })
})

test.describe('With touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } })

  test('the mobile menu opens, a section opens, and tapping a link follows it', async ({ page }) => {
    await openReady(page, '/')
    await getButton(page).tap()
    await getSection(page, 'Docs').locator('summary').tap()
    await getMenu(page).getByRole('link', { name: 'Getting started' }).tap()
    await expect(page).toHaveURL('/docs/development/getting-started')
  })
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu button jumps to the same links at the end of the page, which are hidden in a wide window', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.locator('#mobile-menu')).toBeHidden()
    await page.setViewportSize({ width: widths.phone, height: 700 })
    await expect(page.getByRole('button')).toHaveCount(0)
    await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
    const menu = page.locator('#mobile-menu')
    await expect(menu).toBeInViewport()
    const box = await menu.boundingBox()
    const footer = await page.getByRole('contentinfo').boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual((footer?.y ?? 0) + (footer?.height ?? 0) - 1)
    await menu.locator('summary', { hasText: 'Docs' }).click()
    await menu.getByRole('link', { name: 'API' }).click()
    await expect(page).toHaveURL('/docs/api/overview')
  })
})
