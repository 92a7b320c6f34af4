import type { Page } from '@playwright/test'
import { addresses, expect, test, widths } from '../support/e2e'
import { recordShifts } from '../support/shifts'

test.beforeEach(({ page }) => recordShifts(page))

/** The font families that have loaded and that an element uses, in CSS order. */
function measureFonts(element: Element): string[] {
  const unquote = (family: string) => family.trim().replaceAll('"', '')
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => unquote(family))
  return getComputedStyle(element)
    .fontFamily.split(',')
    .map(unquote)
    .filter((family) => loaded.includes(family))
}

/**
 * Elements that moved unexpectedly, unless the shift is too small to notice, such as letters moving within a line when
 * a font loads.
 * @param limit layout shift to accept
 */
async function findShifts(page: Page, limit = 0.001) {
  const shifts = await page.evaluate(() => window.shifts)
  return shifts.reduce((total, { value }) => total + value, 0) <= limit ? [] : shifts
}

/**
 * Layout shift to accept when fonts load after first paint. The fallback has the same metrics, but one block in 250
 * wraps to a different number of lines (decision 025). On the index page, a card does.
 */
const limits = { reference: 0.002, index: 0.03, components: 0.002 }

for (const kind of ['reference', 'index', 'components'] as const) {
  const path = addresses[kind]
  test(`No layout shift while the ${kind} page loads with slow fonts and a stored tab`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('tabs:package-manager', 'pnpm'))
    for (const width of [widths.phone, widths.desktop]) {
      await page.setViewportSize({ width, height: 800 })
      let release: () => void = () => undefined
      const painted = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/*.woff2', async (route) => {
        await painted
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      // The browser may have painted a table before all of its rows had arrived, which moves its columns.
      await page.evaluate(() => (window.shifts = window.shifts.filter(({ isTable }) => !isTable)))
      release()
      await page.evaluate(() => document.fonts.ready)
      await page.waitForLoadState('networkidle')
      expect(await findShifts(page, limits[kind]), `${width} px`).toEqual([])
      await page.unrouteAll()
    }
  })
}

test("The first part of the header to arrive doesn't move when the rest does", async ({ page }) => {
  for (const width of [widths.phone, widths.desktop]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    // Removes the end of the header piece by piece, as if it hadn't arrived yet.
    const places = await page.evaluate(() => {
      const find = (selector: string) => document.querySelector(`[data-slot=site-header] ${selector}`)
      const measure = () =>
        ['[data-slot=tools]', '[data-slot=theme] button'].map((name) => find(name)?.getBoundingClientRect().left)
      const all = [measure()]
      for (const slot of ['[data-slot=menu-button]', '[data-slot=theme]'].map(find)) {
        slot?.replaceChildren()
        all.push(measure())
        slot?.remove()
        all.push(measure())
      }
      return all
    })
    const [[tools, theme] = []] = places
    expect(tools).toBeGreaterThan(width / 2)
    expect(places.map(([left]) => left)).toEqual([tools, tools, tools, tools, tools])
    expect(places.map(([, left]) => left)).toEqual([theme, theme, theme, undefined, undefined])
  }
})

test('No layout shift while diagrams are drawn', async ({ page }) => {
  await page.goto(addresses.components, { waitUntil: 'networkidle' })
  const drawings = page.locator('docs-mermaid').getByRole('img')
  for (const [index, name] of [/^Flowchart/, /^Sequence/, /^States/].entries()) {
    await page.getByRole('heading', { name }).evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
    // A diagram is drawn when it comes into view. On a slow machine that takes longer than the next scroll.
    await expect(drawings.nth(index)).toBeVisible()
  }
  await expect(drawings).toHaveCount(3)
  expect(await findShifts(page)).toEqual([])
})

for (const delay of [0, 1000]) {
  test(`Text, headings and code use the site's fonts when these load ${delay} ms late`, async ({ page }) => {
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay))
      await route.continue()
    })
    await page.goto(addresses.howTo)
    // A first visit with an empty cache gets the site's fonts too.
    for (const [selector, family] of [
      ['h1', 'heading'],
      ['main p', 'text'],
      ['main pre code', 'code'],
    ] as const) {
      const drawn = page.locator(selector).first()
      await expect.poll(() => drawn.evaluate(measureFonts), { message: selector }).toContain(family)
    }
  })
}
