import type { Locator, Page } from '@playwright/test'
import { addresses, expect, openReady, test, widths } from '../support/e2e'

async function openGraph(page: Page, label: string): Promise<Locator> {
  await openReady(page, addresses.components)
  const graph = page.getByRole('figure', { name: label, exact: true })
  await graph.scrollIntoViewIfNeeded()
  await expect(graph.getByRole('button', { name: 'Zoom in' })).toBeAttached()
  return graph
}

const note = (graph: Locator, name: RegExp) => graph.getByRole('button', { name }).first()
const service = 'Order service: senders and receivers'

test.describe('A graph', () => {
  test("highlights a message's path from sender to receivers, with dashes that flow unless the reader prefers reduced motion, and dims the rest", async ({
    page,
  }) => {
    const graph = await openGraph(page, service)
    await note(graph, /^Order confirmed/).hover()
    await expect(note(graph, /^Route planner/)).toHaveClass(/is-lit/)
    await expect(note(graph, /^Pricing service/)).not.toHaveClass(/is-lit/)
    await expect(note(graph, /^Pricing service/)).toHaveCSS('opacity', '0.25')
    // Four receivers and one sender, in both layouts.
    await expect(graph.locator('.g-lines .is-lit')).toHaveCount(10)
    const line = graph.locator('.g-wide .is-lit').first()
    await expect(line).toHaveCSS('animation-name', 'graph-flow')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(line).toHaveCSS('animation-name', 'none')
    await expect(line).toHaveCSS('stroke-width', '2px')
    await page.mouse.move(0, 0)
    await expect(graph.locator('.is-lit')).toHaveCount(0)
  })

  test('shows details on click, with a link to an existing page, and closes them with Escape', async ({ page }) => {
    const graph = await openGraph(page, service)
    await note(graph, /^Order confirmed/).click()
    const details = graph.getByRole('group', { name: 'Details' })
    await expect(details).toContainText('The payment for an order is authorized')
    await expect(details).toContainText('Owned by Ordering team')
    const link = details.getByRole('link')
    expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200)
    await page.keyboard.press('Escape')
    await expect(details).toBeHidden()
    await expect(note(graph, /^Order confirmed/)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(note(graph, /^Order confirmed/)).not.toBeFocused()
  })

  test('shows details without covering the selected node, in short and tall graphs, on every screen', async ({
    page,
  }) => {
    for (const width of [widths.phone, widths.desktop]) {
      await page.setViewportSize({ width, height: 700 })
      const graph = await openGraph(page, service)
      const nodes = graph.locator('.graph-svg g.g-note')
      const count = await nodes.count()
      expect(count).toBeGreaterThan(10)
      for (const index of [0, Math.floor(count / 2), count - 1]) {
        // Where the details appear.
        await nodes.nth(index).evaluate((node) => {
          window.scrollBy({ top: node.getBoundingClientRect().bottom - window.innerHeight + 5, behavior: 'instant' })
        })
        await nodes.nth(index).click()
        const bottom = await nodes.nth(index).evaluate((node) => node.getBoundingClientRect().bottom)
        const details = await graph.getByRole('group', { name: 'Details' }).boundingBox()
        expect(details?.y, `node ${index} at ${width} px`).toBeGreaterThanOrEqual(bottom - 1)
        await page.keyboard.press('Escape')
      }
    }
  })

  test('is one tab stop, and arrow keys move along its edges', async ({ page }) => {
    const graph = await openGraph(page, service)
    await expect(graph.locator('g[tabindex="0"]')).toHaveCount(1)
    const own = note(graph, /^Order service/)
    await own.focus()
    await page.keyboard.press('ArrowRight')
    const first = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
    expect(first).toContain('From Order service')
    await page.keyboard.press('ArrowDown')
    const second = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
    expect(second).toContain('From Order service')
    expect(second).not.toBe(first)
    await page.keyboard.press('ArrowLeft')
    await expect(own).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/to .*Order service/)
    await expect(graph.locator('g[tabindex="0"]')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(graph.getByRole('group', { name: 'Details' })).toBeVisible()
  })

  test('zooms with its buttons up to a limit without making the page wider, and is printed without them', async ({
    page,
  }) => {
    const graph = await openGraph(page, service)
    const width = () => graph.locator('.graph-svg').evaluate((svg) => svg.getBoundingClientRect().width)
    const before = await width()
    await graph.getByRole('button', { name: 'Zoom in' }).click()
    expect(await width()).toBeGreaterThan(before * 1.2)
    // At the limit, the button keeps the focus, which a disabled one would lose.
    const larger = graph.getByRole('button', { name: 'Zoom in' })
    for (let i = 0; i < 4; i++) await larger.press('Enter')
    await expect(larger).toBeDisabled()
    await expect(larger).toBeFocused()
    await graph.getByRole('button', { name: 'Actual size' }).click()
    await expect(larger).toBeEnabled()
    expect(await width()).toBeCloseTo(before, 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    await page.emulateMedia({ media: 'print' })
    await expect(graph.locator('.graph-svg')).toBeVisible()
    await expect(graph.locator('.graph-tools')).toBeHidden()
  })

  test('keeps all text inside its boxes, in both layouts, and the narrow one fits with readable text', async ({
    page,
  }) => {
    await page.setViewportSize({ width: widths.desktop, height: 900 })
    await openGraph(page, service)
    // With font-display: optional, the font is only used once it's cached, on the second load.
    await openGraph(page, service)
    for (const width of [widths.desktop, 360]) {
      await page.setViewportSize({ width, height: 900 })
      const outside = await page.evaluate(() =>
        [...document.querySelectorAll<SVGGElement>('.g-note, .g-box, .g-store[data-k], .e-box')].flatMap((box) => {
          const [shape, text] = [
            box.querySelector(':scope > rect, :scope > path:not(.g-use)'),
            box.querySelectorAll('text'),
          ]
          const frame = shape?.getBoundingClientRect()
          return [...text].flatMap((words) => {
            const { left, right } = words.getBoundingClientRect()
            return frame === undefined || (left >= frame.left && right <= frame.right) ? [] : [words.textContent ?? '']
          })
        }),
      )
      expect(outside, `at ${width} px`).toEqual([])
    }
    const sizes = await page.locator('catalog-graph .graph-svg').evaluateAll((all) =>
      all.map((svg) => ({
        own: svg.getBoundingClientRect().width,
        frame: svg.parentElement?.clientWidth ?? 0,
      })),
    )
    expect(sizes.length).toBeGreaterThan(0)
    for (const { own, frame } of sizes) expect(own).toBeLessThanOrEqual(frame)
    await expect(page.locator('.g-note text').first()).toHaveCSS('font-size', '12px')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  })
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('a tap on a graph shows details, and pinching zooms', async ({ page }) => {
    const graph = await openGraph(page, service)
    await note(graph, /^Place order/).tap()
    await expect(graph.getByRole('group', { name: 'Details' })).toContainText('Place order')
    const frame = graph.locator('.graph-frame')
    const zoom = () => graph.locator('.graph-svg').evaluate((svg: SVGElement) => svg.style.getPropertyValue('--zoom'))
    await frame.evaluate((element) => {
      const touch = (identifier: number, clientX: number) =>
        new Touch({ identifier, target: element, clientX, clientY: 300 })
      const send = (type: string, x: number) =>
        element.dispatchEvent(
          new TouchEvent(type, { touches: [touch(1, 100), touch(2, x)], bubbles: true, cancelable: true }),
        )
      send('touchstart', 200)
      send('touchmove', 250)
    })
    expect(Number(await zoom())).toBeCloseTo(1.5, 1)
  })
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('graphs are shown, with a complete text version', async ({ page }) => {
    await page.goto(addresses.components)
    for (const svg of await page.locator('figure.graph .graph-svg').all()) {
      await expect(svg).toBeVisible()
      await expect(svg).toHaveRole('img')
    }
    expect(await page.locator('figure.graph').count()).toBeGreaterThanOrEqual(8)
    await expect(page.locator('.walk-steps > li').filter({ visible: true })).toHaveCount(12)
    const words = page.getByRole('figure', { name: service, exact: true }).locator('details')
    await words.locator('summary').click()
    await expect(words.getByRole('listitem').filter({ hasText: 'Order confirmed' })).toBeVisible()
  })
})
