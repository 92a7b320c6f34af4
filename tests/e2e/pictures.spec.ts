import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { addresses, waitForLinks, drawDiagram, expect, openReady, test, widths } from '../support/e2e'

const scripts = 'out/_next/static/scripts'

/** The library's file, found by a setting that only the library and the element mention. */
const [library = ''] = readdirSync(scripts).filter((name) => {
  const text = readFileSync(`${scripts}/${name}`, 'utf8')
  return text.length > 100_000 && text.includes('startOnLoad')
})

/** Library files that a page has requested: the main one and those that import it. */
function watchLibrary(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    const name = request.url().split(`/${scripts.slice(4)}/`)[1] ?? ''
    if (name !== '' && readFileSync(`${scripts}/${name}`, 'utf8').includes(`from"./${library}"`)) requested.push(name)
    if (name === library) requested.push(name)
  })
  return requested
}

function getDiagram(page: Page, title: string) {
  return page.locator('docs-mermaid').filter({ hasText: title })
}

const flowchart = 'OrderService in the domain Ordering'
const sequence = 'The portal sends PlaceOrder'
const figure = 'OrderService sends OrderPlaced through'

/** The button that enlarges a picture covers no part of it. */
async function expectButtonBelow(page: Page, label: string) {
  const button = await page.getByRole('button', { name: `Enlarge: ${label}` }).boundingBox()
  const picture = await page.getByRole('img', { name: label }).boundingBox()
  expect(button?.y, label).toBeGreaterThanOrEqual((picture?.y ?? Infinity) + (picture?.height ?? 0))
}

test.describe('A diagram', () => {
  test("loads its library only when it's about to be visible, fits its boxes, and has the colors of the site's own graphs in both modes", async ({
    page,
  }) => {
    const requested = watchLibrary(page)
    await openReady(page, addresses.components)
    await page.getByRole('heading', { name: /^Languages/ }).scrollIntoViewIfNeeded()
    // React has loaded, and so has everything else that waits for an interaction.
    await waitForLinks(page)
    expect(requested).toEqual([])
    const diagram = getDiagram(page, flowchart)
    await drawDiagram(diagram)
    expect(requested).toContain(library)
    // A transition on elements the library measures would spread the boxes over a much larger drawing.
    expect(await diagram.getByRole('img').evaluate((svg: SVGSVGElement) => svg.viewBox.baseVal.width)).toBeLessThan(
      1_500,
    )
    for (const mode of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: mode })
      await expect(diagram).toHaveAttribute('data-drawn', mode)
      const readToken = (token: string) =>
        page.evaluate((name) => {
          const probe = document.body.appendChild(document.createElement('i'))
          probe.style.color = `var(--${name})`
          const { color } = getComputedStyle(probe)
          probe.remove()
          return color
        }, token)
      const fill = (kind: string) =>
        diagram
          .locator(`g.node.${kind} rect`)
          .first()
          .evaluate((box) => getComputedStyle(box).fill)
      for (const kind of ['event', 'command', 'service'])
        expect(await fill(kind), kind).toBe(await readToken(`${kind}-paper`))
      expect(await fill('event')).not.toBe(await fill('command'))
    }
  })

  test('loads a single library file for a flowchart, because a second one would wait for the first', async ({
    page,
  }) => {
    const requested = watchLibrary(page)
    await openReady(page, '/docs/development/guides/domains/introduction')
    await drawDiagram(page.locator('docs-mermaid'))
    expect(requested).toEqual([library])
  })

  test('takes the space reserved for it, is an image labeled by its caption, and is redrawn when the color mode changes', async ({
    page,
  }) => {
    await page.goto(addresses.components)
    const diagram = getDiagram(page, sequence)
    const before = await diagram.boundingBox()
    // What the library draws at the end of the page, until it's done.
    await page.evaluate(() => {
      const taken: string[] = []
      Object.assign(window, { taken })
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) if (node instanceof HTMLElement) taken.push(getComputedStyle(node).position)
      }).observe(document.body, { childList: true })
    })
    await drawDiagram(diagram)
    expect((await diagram.boundingBox())?.height).toBe(before?.height)
    const taken = await page.evaluate(() => (window as unknown as { taken: string[] }).taken)
    expect(taken).toContain('fixed')
    expect(taken.filter((position) => position !== 'fixed' && position !== 'absolute')).toEqual([])

    const drawing = diagram.getByRole('img', { name: sequence })
    await expect(drawing).toBeVisible()
    await expect(drawing).toHaveJSProperty('tagName', 'svg')
    await expect(diagram.getByText('sequenceDiagram')).toHaveCount(0)

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

  test('fits its boxes with reduced motion, and on a phone runs top to bottom with text of at least 11 px', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const measure = async (width: number) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(addresses.components)
      await drawDiagram(getDiagram(page, flowchart))
      for (const label of [flowchart, figure]) await expectButtonBelow(page, label)
      return getDiagram(page, flowchart)
        .getByRole('img')
        .evaluate(({ viewBox: { baseVal } }: SVGSVGElement) => ({ width: baseVal.width, height: baseVal.height }))
    }
    const row = await measure(widths.desktop)
    expect(row.width).toBeLessThan(1_500)
    // A row of boxes would be too small to read.
    expect((await measure(widths.phone)).height).toBeGreaterThan(row.height)
    for (const chart of [flowchart, sequence]) {
      const diagram = getDiagram(page, chart)
      await drawDiagram(diagram)
      const sizes = await diagram.getByRole('img').evaluate((svg: SVGSVGElement) => {
        const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width
        return [...svg.querySelectorAll('text, p')].map((text) => parseFloat(getComputedStyle(text).fontSize) * scale)
      })
      expect(sizes.length, chart).toBeGreaterThan(3)
      expect(Math.min(...sizes), chart).toBeGreaterThanOrEqual(11)
    }
  })

  test('with an error shows the message and its source, and the other diagrams are drawn', async ({ page }) => {
    // Tall enough to draw several at once.
    await page.setViewportSize({ width: 1280, height: 4000 })
    await page.goto(addresses.components)
    const broken = getDiagram(page, 'A broken flowchart')
    await drawDiagram(broken)
    await expect(broken.getByText(/^This diagram could not be drawn: .*Parse error on line \d/)).toBeVisible()
    await expect(broken.getByText('S[OrderService] --> E[OrderPlaced')).toBeVisible()
    await expect(broken.getByRole('img')).toHaveCount(0)
    await drawDiagram(getDiagram(page, flowchart))
    await expect(getDiagram(page, flowchart).getByRole('img')).toBeVisible()
    await expect(page.getByText('This diagram could not be drawn')).toHaveCount(1)
    await expect(page.locator('body > [id^="ddiagram"]')).toHaveCount(0)
  })
})

test.describe('When the library fails to load', () => {
  test.use({ expectedMessages: [/net::ERR_FAILED/] })

  test('a diagram says so and shows its source, and Retry draws it', async ({ page }) => {
    await page.route(`**/${library}`, (route) => route.abort())
    await openReady(page, addresses.components)
    const diagram = getDiagram(page, flowchart)
    await diagram.scrollIntoViewIfNeeded()
    await expect(diagram.getByRole('alert')).toContainText('Unable to load this diagram')
    await expect(diagram.locator('.diagram-source')).toBeVisible()
    await page.unrouteAll()
    await diagram.getByRole('button', { name: 'Retry' }).click()
    await drawDiagram(diagram)
    await expect(diagram.getByRole('img')).toBeVisible()
    await expect(diagram.getByRole('alert')).toHaveCount(0)
  })
})

test('A diagram and a figure open in a large view, and Escape or the button closes it and restores the focus', async ({
  page,
}) => {
  await page.goto(addresses.components)
  await drawDiagram(getDiagram(page, flowchart))
  for (const label of [flowchart, figure]) {
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
  }
})
