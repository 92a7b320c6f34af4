import { readdirSync, readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { addresses, expect, holdScripts, openReady, test, widths } from '../support/e2e'

const scripts = 'out/_next/static/scripts'

/** The element's script, which is the only one whose text contains this class. */
const [script = ''] = readdirSync(scripts).filter((name) =>
  readFileSync(`${scripts}/${name}`, 'utf8').includes('is-underway'),
)

async function openWalk(page: Page, path: string = addresses.components): Promise<Locator> {
  await openReady(page, path)
  const walk = page.locator('flow-walk').first()
  await walk.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => customElements.get('flow-walk') !== undefined)
  return walk
}

const getCurrent = (walk: Locator) => walk.locator('.walk-steps > .is-current')

test.describe('A flow', () => {
  test('goes step by step, with a link for each next step, or to a step in the picture, lists all steps, and prints them', async ({
    page,
  }) => {
    const walk = await openWalk(page)
    const current = getCurrent(walk)
    const shown = walk.locator('.walk-steps > li').filter({ visible: true })
    await expect(walk.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await walk.getByRole('button', { name: 'Next' }).click()
    await expect(current).toContainText('2 Delivery failed')
    await current.getByRole('link', { name: '6. Notification service' }).click()
    await expect(current).toContainText('6 Notification service')
    await expect(walk.locator('.g-lines .is-past')).toHaveCount(2)
    await walk.getByRole('button', { name: 'Previous' }).click()
    await expect(current).toContainText('2 Delivery failed')
    await page.keyboard.press('ArrowRight')
    await expect(current).toContainText('3 Route planner')
    await page.keyboard.press('ArrowLeft')
    await expect(current).toContainText('2 Delivery failed')
    await walk.getByRole('button', { name: 'Show all steps' }).click()
    await expect(shown).toHaveCount(12)
    // The list is long, so the button to leave it stays in view.
    await shown.last().scrollIntoViewIfNeeded()
    await expect(walk.getByRole('button', { name: 'Show one step at a time' })).toBeInViewport()
    await walk.getByRole('button', { name: 'Show one step at a time' }).click()
    await expect(shown).toHaveCount(1)
    await walk.locator('.walk-svg [data-step="8"]').click()
    await expect(current).toContainText('8 Receiver picks a day')
    await walk.getByRole('button', { name: 'Previous' }).click()
    await expect(current).toContainText('7 Text message provider')
    await page.emulateMedia({ media: 'print' })
    await expect(shown).toHaveCount(12)
    await expect(walk.locator('.walk-bar')).toBeHidden()
  })

  test('opens a step from the URL, or from the picture while all steps are listed', async ({ page }) => {
    const walk = await openWalk(page, `${addresses.components}#FailedDelivery-step-5`)
    await expect(getCurrent(walk)).toContainText('5 Depot service')
    await expect(walk.getByRole('button', { name: 'Previous' })).toBeEnabled()
    await walk.getByRole('button', { name: 'Show all steps' }).click()
    await walk.locator('.walk-svg [data-step="8"]').click()
    await expect(getCurrent(walk)).toContainText('8 Receiver picks a day')
    await expect(walk.getByRole('button', { name: 'Show all steps' })).toBeVisible()
  })

  test('keeps its buttons in place at every step, and its height next to the picture, on every kind of page', async ({
    page,
  }) => {
    for (const path of ['/', '/features/business-flows', addresses.components]) {
      const walk = await openWalk(page, path)
      for (const width of [widths.phone, widths.desktop]) {
        await page.setViewportSize({ width, height: 900 })
        // One call for all steps, because a call for each takes most of the test's time.
        const { first, others, shown } = await walk.evaluate(async (element) => {
          const measure = () => {
            const places = [...element.querySelectorAll('.walk-bar button, .walk-bar span')].map((part) => {
              const { left, top } = part.getBoundingClientRect()
              return [left, top - element.getBoundingClientRect().top].map(Math.round)
            })
            return { height: element.getBoundingClientRect().height, places: [places[0], places[1], places[3]] }
          }
          const getStep = () => element.querySelector<HTMLElement>('.walk-steps > .is-current')?.dataset.step ?? ''
          const getNext = () =>
            [...element.querySelectorAll('button')].find(({ textContent }) => /^(Next|Start again)$/.test(textContent))
          const first = measure()
          const others: (typeof first)[] = []
          const shown = new Set<string>()
          while (!shown.has(getStep())) {
            shown.add(getStep())
            getNext()?.click()
            await new Promise((resolve) => requestAnimationFrame(resolve))
            others.push(measure())
          }
          return { first, others, shown: [...shown] }
        })
        const place = `${path} at ${width} px`
        expect(
          others.map(({ places }) => places),
          place,
        ).toEqual(others.map(() => first.places))
        const heights = new Set([first, ...others].map(({ height }) => height))
        if (width === widths.desktop) expect(heights.size, place).toBe(1)
        // Every branch is shown, one after another, in the order of the numbers.
        const count = await walk.locator('.walk-steps > li').count()
        expect(shown, place).toEqual(Array.from({ length: count }, (_, index) => String(index + 1)))
      }
    }
  })

  test('has its final size before its script runs, and fits on a screen of the home page, with its buttons above the picture and the current step last', async ({
    page,
  }) => {
    const walk = page.locator('flow-walk')
    for (const width of [widths.phone, widths.desktop]) {
      await page.setViewportSize({ width, height: 900 })
      const release = await holdScripts(page, `**/${script}`)
      await page.goto('/')
      const isDefined = () => page.evaluate(() => customElements.get('flow-walk') !== undefined)
      const measure = () => page.evaluate(() => document.documentElement.scrollHeight)
      await page.evaluate(() => document.fonts.ready)
      await expect(walk.locator('.walk-steps > li').filter({ visible: true })).toHaveCount(1)
      expect(await isDefined()).toBe(false)
      const before = await measure()
      await walk.scrollIntoViewIfNeeded()
      release()
      await expect.poll(isDefined).toBe(true)
      await expect(getCurrent(walk)).toHaveAttribute('aria-current', 'step')
      expect(await measure(), `${width} px`).toBe(before)
      await page.unrouteAll()
    }
    for (const width of [768, widths.desktop]) {
      await page.setViewportSize({ width, height: 900 })
      const measure = (selector: string) => walk.locator(selector).evaluate((part) => part.getBoundingClientRect())
      const [frame, picture, bar, steps, all] = await Promise.all(
        ['.graph-frame', '.walk-svg', '.walk-bar', '.walk-steps', '.walk'].map(measure),
      )
      expect(picture?.height, `${width} px`).toBeLessThan(700)
      expect(picture?.bottom).toBeLessThanOrEqual(frame?.bottom ?? 0)
      expect(bar?.bottom).toBeLessThanOrEqual(steps?.top ?? 0)
      if (width === 768) expect(bar?.bottom).toBeLessThanOrEqual(frame?.top ?? 0)
      expect(steps?.bottom).toBeCloseTo((all?.bottom ?? 0) - 1, 0)
    }
  })

  test('answers a press on "Next" before its script has loaded', async ({ page }) => {
    await page.goto('/features/business-flows')
    const walk = page.locator('flow-walk')
    await walk.getByRole('button', { name: 'Next' }).evaluate((button) => (button as HTMLElement).click())
    await expect(getCurrent(walk)).toContainText('2 Delivery failed')
    await walk.getByRole('button', { name: 'Next' }).click()
    await expect(getCurrent(walk)).toContainText('3 Route planner')
  })
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a flow is a numbered list whose links point to its steps', async ({ page }) => {
    await page.goto(addresses.components)
    const steps = page.locator('.walk-steps > li').filter({ visible: true })
    await expect(steps).toHaveCount(12)
    await expect(page.locator('.walk-bar, .walk-index').filter({ visible: true })).toHaveCount(0)
    for (const [index, step] of (await steps.all()).entries())
      await expect(step.locator('strong')).toHaveText(new RegExp(`^${index + 1} `))
    await steps.first().getByRole('link', { name: '2. Delivery failed' }).click()
    await expect(page).toHaveURL(/#FailedDelivery-step-2$/)
    await expect(page.locator('#FailedDelivery-step-2')).toBeInViewport()
  })
})
