import type { Locator } from '@playwright/test'
import { addresses, expect, openReady, test, widths } from '../support/e2e'

/** The height of an element in every frame from the click that opens or closes it. */
async function watchHeights(details: Locator): Promise<number[]> {
  const heights = details.evaluate(
    (element: HTMLDetailsElement) =>
      new Promise<number[]>((resolve) => {
        const found = [element.offsetHeight]
        element.addEventListener(
          'click',
          () => {
            const started = performance.now()
            const step = () => {
              found.push(element.offsetHeight)
              if (performance.now() - started < 500) requestAnimationFrame(step)
              else resolve(found)
            }
            requestAnimationFrame(step)
          },
          { once: true },
        )
      }),
  )
  await details.locator('> summary').click()
  return heights
}

const countSteps = (heights: number[]) => new Set(heights).size

test('The height of collapsible parts is animated, unless the reader prefers reduced motion', async ({ page }) => {
  for (const { address, selector, hasText, width } of [
    { address: addresses.howTo, selector: '.sidebar-list details:not([data-rest])', width: widths.desktop },
    { address: addresses.components, selector: '.prose details', hasText: 'The error in full', width: widths.desktop },
    { address: addresses.components, selector: 'details[data-slot=toc]', width: widths.phone },
  ]) {
    const part = page.locator(selector).filter({ hasText }).first()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize({ width, height: 900 })
    if (!page.url().endsWith(address)) await openReady(page, address)
    for (const change of ['opens', 'closes']) {
      const heights = await watchHeights(part)
      expect(heights.at(-1), `${selector} ${change}`).not.toBe(heights[0])
      // Without an animation there are two. A busy machine renders few frames in between.
      expect(countSteps(heights), `${selector} ${change}`).toBeGreaterThan(2)
    }
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const change of ['opens', 'closes']) {
      const heights = await watchHeights(part)
      expect(heights.at(-1), `${selector} ${change}`).not.toBe(heights[0])
      // Layout may still change in the first frames.
      expect(countSteps(heights.slice(3)), `${selector} ${change}`).toBe(1)
    }
  }
})

test("Folders that are restored on page load aren't animated", async ({ page }) => {
  await page.setViewportSize({ width: widths.desktop, height: 900 })
  await openReady(page, addresses.index)
  await page.locator('.sidebar-list details:not([open]) > summary').first().click()
  await expect(page.locator('.sidebar-list details[open] a').first()).toBeVisible()
  const open = await page.locator('.sidebar-list details[open]').count()
  await page.addInitScript(() => {
    document.addEventListener('transitionrun', (event) => {
      if (event.propertyName === 'block-size') document.documentElement.dataset.moved = 'yes'
    })
  })
  await page.reload({ waitUntil: 'networkidle' })
  expect(await page.locator('.sidebar-list details[open]').count()).toBe(open)
  await expect(page.locator('html')).not.toHaveAttribute('data-moved')
})

test('Nothing is animated for readers who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', '/404', addresses.components, addresses.index]) {
    await openReady(page, path)
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
    const slow = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].flatMap((element) =>
          [undefined, '::before', '::after', '::details-content'].flatMap((part) => {
            const { transitionDuration, animationDuration } = getComputedStyle(element, part)
            const times = [...transitionDuration.split(','), ...animationDuration.split(',')]
            return times.some((time) => parseFloat(time) > 0.01) ? `${element.tagName}${part ?? ''}` : []
          }),
        ).length,
    )
    expect(slow, path).toBe(0)
  }
})
