import type { Page } from '@playwright/test'
import { addresses, expect, test, widths } from '../support/e2e'

/** The sources of the library's modules are not named: what is asked for beyond a page's own scripts is theirs. */
function countScripts(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'script') count++
  })
  return () => count
}

function getDiagram(page: Page, title: string) {
  return page.locator('docs-mermaid').filter({ hasText: title })
}

const flowchart = 'OrderService in the domain Ordering'
const sequence = 'The portal sends PlaceOrder'

test.describe('A diagram', () => {
  test('asks for its library only when it comes near', async ({ page }) => {
    const count = countScripts(page)
    await page.goto(addresses.components, { waitUntil: 'networkidle' })
    const before = count()
    await page.getByRole('heading', { name: /^Languages/ }).scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(count()).toBe(before)
    await getDiagram(page, flowchart).scrollIntoViewIfNeeded()
    await expect(getDiagram(page, flowchart).getByRole('img')).toBeVisible()
    expect(count()).toBeGreaterThan(before)
  })

  test('is drawn as a picture that has its caption as name', async ({ page }) => {
    await page.goto(addresses.components)
    const diagram = getDiagram(page, sequence)
    await diagram.scrollIntoViewIfNeeded()
    await expect(diagram.getByRole('img', { name: sequence })).toBeVisible()
    await expect(diagram.getByRole('img')).toHaveJSProperty('tagName', 'svg')
    await expect(diagram.getByText('sequenceDiagram')).toHaveCount(0)
  })

  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    test(`is laid out around its boxes, with motion as asked: ${reducedMotion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      await page.goto(addresses.components)
      const drawing = getDiagram(page, flowchart).getByRole('img')
      await getDiagram(page, flowchart).scrollIntoViewIfNeeded()
      await expect(drawing).toBeVisible()
      // A transition on what the library measures would spread the boxes over a picture many times as large.
      const width = await drawing.evaluate((svg: SVGSVGElement) => svg.viewBox.baseVal.width)
      expect(width).toBeLessThan(1_500)
    })
  }

  test('runs from top to bottom on a phone, where a row of boxes would be too small to read', async ({ page }) => {
    const getHeight = async (width: number) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(addresses.components)
      const diagram = getDiagram(page, flowchart)
      await diagram.scrollIntoViewIfNeeded()
      await expect(diagram.getByRole('img')).toBeVisible({ timeout: 20_000 })
      return diagram.getByRole('img').evaluate((svg: SVGSVGElement) => svg.viewBox.baseVal.height)
    }
    const row = await getHeight(widths.desktop)
    expect(await getHeight(widths.phone)).toBeGreaterThan(row)
  })

  test('is drawn again when the color mode changes', async ({ page }) => {
    await page.goto(addresses.components)
    const diagram = getDiagram(page, sequence)
    await diagram.scrollIntoViewIfNeeded()
    const drawing = diagram.getByRole('img')
    await expect(drawing).toBeVisible()
    const getActor = () =>
      drawing
        .locator('rect.actor')
        .first()
        .evaluate((actor) => getComputedStyle(actor).fill)
    const light = await getActor()
    await page.getByRole('button', { name: 'Switch between light and dark' }).click()
    await expect.poll(getActor).not.toBe(light)
    await page.getByRole('button', { name: 'Switch between light and dark' }).click()
    await expect.poll(getActor).toBe(light)
  })

  test('takes the room that was kept for it', async ({ page }) => {
    await page.goto(addresses.components)
    const diagram = getDiagram(page, sequence)
    const before = await diagram.boundingBox()
    // What the library draws at the end of the page, until it is done.
    await page.evaluate(() => {
      const taken: string[] = []
      Object.assign(window, { taken })
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) if (node instanceof HTMLElement) taken.push(getComputedStyle(node).position)
      }).observe(document.body, { childList: true })
    })
    await diagram.scrollIntoViewIfNeeded()
    await expect(diagram.getByRole('img')).toBeVisible()
    expect((await diagram.boundingBox())?.height).toBe(before?.height)
    const taken = await page.evaluate(() => (window as unknown as { taken: string[] }).taken)
    expect(taken).toContain('fixed')
    expect(taken.filter((position) => position !== 'fixed' && position !== 'absolute')).toEqual([])
  })

  test('with a mistake shows the message and its source', async ({ page }) => {
    await page.goto(addresses.components)
    const diagram = getDiagram(page, 'A flowchart with a mistake in it')
    await diagram.scrollIntoViewIfNeeded()
    // The library is large, and this may be the first diagram that asks for it.
    await expect(diagram.getByText(/^This diagram could not be drawn: .*Parse error on line \d/)).toBeVisible({
      timeout: 20_000,
    })
    await expect(diagram.getByText('S[OrderService] --> E[OrderPlaced')).toBeVisible()
    await expect(diagram.getByRole('img')).toHaveCount(0)
    await expect(page.locator('body > [id^="ddiagram"]')).toHaveCount(0)
  })

  test('is drawn although another one on the page has a mistake', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 4000 })
    await page.goto(addresses.components)
    // Each is scrolled to: which ones a jump passes by depends on how busy the machine is.
    await getDiagram(page, 'A flowchart with a mistake in it').scrollIntoViewIfNeeded()
    await expect(page.getByText('This diagram could not be drawn')).toHaveCount(1, { timeout: 20_000 })
    await getDiagram(page, flowchart).scrollIntoViewIfNeeded()
    await expect(getDiagram(page, flowchart).getByRole('img')).toBeVisible()
  })
})

for (const { what, label } of [
  { what: 'diagram', label: flowchart },
  { what: 'figure', label: 'OrderService sends OrderPlaced through' },
]) {
  test(`A ${what} opens large, and Escape or the button closes it and gives the focus back`, async ({ page }) => {
    await page.goto(addresses.components)
    if (what === 'diagram') await getDiagram(page, label).scrollIntoViewIfNeeded()
    const button = page.getByRole('button', { name: `Enlarge: ${label}` })
    const dialog = page.getByRole('dialog', { name: label })
    await button.press('Enter')
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('img', { name: label })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
    await button.click()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
  })
}
