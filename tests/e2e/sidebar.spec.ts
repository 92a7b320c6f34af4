import type { Locator, Page } from '@playwright/test'
import { addresses, expect, followLink, test, waitForLinks, widths } from '../support/e2e'

const getSidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar', exact: true })

/** The folder whose link has a name, with its toggle and its contents. */
function getFolder(page: Page, name: string): Locator {
  return getSidebar(page)
    .getByRole('listitem')
    .filter({ has: page.locator(':scope > a', { hasText: name }) })
    .locator('> details')
}

const getToggle = (page: Page) => page.getByRole('button', { name: 'Toggle sidebar' })
const first = 'Getting started'
const second = 'Starting a new project'

async function open(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(() => customElements.get('docs-sidebar') !== undefined)
}

test.describe('The sidebar', () => {
  test('marks the current page inside its open folder, toggles folders independently, and keeps them open on the next page and after a reload', async ({
    page,
  }) => {
    await open(page, addresses.howTo)
    const current = getSidebar(page).locator('[aria-current]')
    await expect(current).toHaveCount(1)
    await expect(current).toHaveAttribute('aria-current', 'page')
    await expect(current).toHaveText('Upgrading')
    await expect(current).toBeInViewport()
    await expect(getFolder(page, second)).toHaveAttribute('open')
    const arrow = getFolder(page, first).locator('> summary')
    for (const key of ['Enter', 'Space']) {
      await arrow.press(key)
      await expect(getFolder(page, first)).toHaveAttribute('open')
      await expect(getFolder(page, second)).toHaveAttribute('open')
      await expect(arrow).toBeFocused()
      await arrow.press(key)
      await expect(getFolder(page, first)).not.toHaveAttribute('open')
    }
    await arrow.click()
    await waitForLinks(page)
    await followLink(page, getSidebar(page).getByRole('link', { name: 'Configuration' }))
    await expect(page).toHaveURL(addresses.reference)
    await expect(getFolder(page, first)).toHaveAttribute('open')
    await expect(getFolder(page, second)).toHaveAttribute('open')
    await getFolder(page, second).locator('> summary').click()
    await page.waitForFunction(() => !sessionStorage.getItem('sidebar-open')?.includes('starting-a-new-project'))
    await page.reload()
    await expect(getFolder(page, first)).toHaveAttribute('open')
    await expect(getFolder(page, second)).not.toHaveAttribute('open')
  })

  test('loads omitted folders only when one opens, with a slow connection or when saving data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, writable: true }),
    )
    const requested: string[] = []
    page.on('request', (request) => request.url().includes('/_content/sidebars/') && requested.push(request.url()))
    for (const connection of [{ saveData: true }, { effectiveType: 'slow-2g' }]) {
      await open(page, addresses.howTo)
      await page.evaluate((value) => Object.assign(navigator, { connection: value }), connection)
      await getSidebar(page).hover()
      await getSidebar(page).getByRole('link').first().focus()
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
      expect(requested, JSON.stringify(connection)).toEqual([])
    }
    await getFolder(page, first).locator('> summary').click()
    await expect(getFolder(page, first).getByRole('link').first()).toBeVisible()
    expect(requested).not.toEqual([])
  })

  test('opens a folder on the next page if the reader left before its list loaded', async ({ page }) => {
    // The first request is never answered.
    await page.route('**/_content/sidebars/**', () => undefined, { times: 1 })
    await open(page, addresses.howTo)
    const requested = page.waitForRequest('**/_content/sidebars/**')
    await getFolder(page, first).evaluate((details: HTMLDetailsElement) => (details.open = true))
    await requested
    await page.waitForFunction(() => sessionStorage.getItem('sidebar-open')?.includes('getting-started'))
    await page.goto(addresses.reference)
    await expect(getFolder(page, first)).toHaveAttribute('open')
    await expect(getFolder(page, first).getByRole('link').first()).toBeVisible()
  })

  test('keeps its scroll position on the next page of the area and after a reload', async ({ page }) => {
    // A folder that's still opening would move the links after it.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: widths.desktop, height: 260 })
    await open(page, addresses.howTo)
    await getFolder(page, first).locator('> summary').click()
    await expect(getFolder(page, first).getByRole('link').first()).toBeVisible()
    const getTop = () => page.locator('#docs-sidebar').evaluate((sidebar) => sidebar.scrollTop)
    const link = getSidebar(page).getByRole('link', { name: 'Develop and build' })
    await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await expect(link).toBeInViewport({ ratio: 1 })
    const before = await getTop()
    expect(before).toBeGreaterThan(0)
    await link.evaluate((element: HTMLElement) => element.click())
    // The URL changes before the page does.
    await expect(page).toHaveTitle(/Develop and build/)
    // A font that loaded late on the first page may cause a one-pixel difference.
    expect(Math.abs((await getTop()) - before)).toBeLessThanOrEqual(2)
    await page.reload()
    await page.waitForFunction(() => customElements.get('docs-sidebar') !== undefined)
    expect(Math.abs((await getTop()) - before)).toBeLessThanOrEqual(2)
  })

  test('keeps its scroll position when the page is left before its first frame', async ({ page }) => {
    await page.setViewportSize({ width: widths.desktop, height: 260 })
    await page.addInitScript(() => (window.requestAnimationFrame = () => 0))
    await open(page, addresses.howTo)
    const sidebar = page.locator('#docs-sidebar')
    const before = await sidebar.evaluate((element) => element.scrollTop)
    expect(before).toBeGreaterThan(0)
    await page.reload()
    await page.waitForFunction(() => customElements.get('docs-sidebar') !== undefined)
    expect(await page.evaluate(() => sessionStorage.getItem('sidebar-scroll'))).toContain(`"top":${before}`)
    expect(await sidebar.evaluate((element) => element.scrollTop)).toBe(before)
  })

  test('is next to the text from 996 px, and in narrower windows an overlay that follows its button in the tab order and closes with Escape or the button', async ({
    page,
  }) => {
    await page.setViewportSize({ width: widths.firstWide, height: 800 })
    await open(page, addresses.howTo)
    await expect(getSidebar(page)).toBeVisible()
    await expect(getToggle(page)).toBeHidden()
    await expect(page.locator('main-menu')).toBeHidden()
    const sidebar = await page.locator('#docs-sidebar').boundingBox()
    const text = await page.locator('main').boundingBox()
    expect((sidebar?.x ?? 0) + (sidebar?.width ?? 0)).toBeLessThanOrEqual(text?.x ?? 0)
    await page.setViewportSize({ width: widths.lastNarrow, height: 800 })
    await expect(getSidebar(page)).toBeHidden()
    await expect(getToggle(page)).toHaveAttribute('aria-expanded', 'false')
    await getToggle(page).click()
    await expect(getToggle(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(getSidebar(page).locator('[aria-current=page]')).toBeInViewport()
    await expect(page.locator('main')).toHaveJSProperty('inert', true)
    await page.setViewportSize({ width: widths.firstWide, height: 800 })
    await expect(page.locator('main')).toHaveJSProperty('inert', false)
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
    await page.setViewportSize({ width: widths.phone, height: 700 })
    for (const how of ['Escape', 'the button']) {
      await getToggle(page).press('Enter')
      for (let presses = 0; presses < 4; presses++) {
        await page.keyboard.press('Tab')
        if (await page.locator('#docs-sidebar :focus').count()) break
      }
      await expect(page.locator('#docs-sidebar :focus')).toHaveCount(1)
      if (how === 'Escape') await page.keyboard.press(how)
      else await getToggle(page).click()
      await expect(getSidebar(page)).toBeHidden()
      await expect(getToggle(page)).toBeFocused()
      await expect(getToggle(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(page.locator('main')).toHaveJSProperty('inert', false)
    }
  })
})
