import { addresses, expect, openReady, test } from '../support/e2e'

/**
 * The style cost of a change at the end of a page. If `:has()` in a selector could match much of the page, every change
 * restyles all of it. One such sidebar rule cost 13 ms per change, and a diagram makes sixteen.
 */
test("A change at the end of a page doesn't restyle the whole page", async ({ page }) => {
  await openReady(page, addresses.components)
  const session = await page.context().newCDPSession(page)
  // CPU time, which a busy machine doesn't affect.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const measure = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'RecalcStyleDuration')?.value ?? NaN
  }
  const times = 20
  const change = () =>
    page.evaluate((count) => {
      for (let i = 0; i < count; i++) {
        const part = document.createElement('div')
        part.innerHTML = '<svg><g><text>One</text></g></svg>'
        document.body.append(part)
        part.querySelector('text')?.getBBox()
        part.remove()
      }
    }, times)
  await change()
  const before = await measure()
  await change()
  expect((((await measure()) - before) * 1000) / times).toBeLessThan(8)
})

interface TraceEvent {
  name: string
  args: { elementCount?: number }
}

const skipped = '.prose > [style*="content-visibility: auto"]'

test("A new theme doesn't restyle blocks that are far away", async ({ browser, page }) => {
  await openReady(page, addresses.components)
  await page.locator(skipped).first().waitFor({ state: 'attached' })
  const all = await page.evaluate(() => document.querySelectorAll('*').length)
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await page.getByRole('button', { name: 'Switch between light and dark' }).first().click()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const counts = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args.elementCount ?? 0)
  // The header and the visible text have to change.
  expect(Math.max(...counts)).toBeGreaterThan(100)
  expect(Math.max(...counts)).toBeLessThan(all / 2)
})

test("Skipped blocks keep their height, so headings don't move, even in another width", async ({ page }) => {
  await openReady(page, addresses.components)
  const readTops = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main :is(h2, h3)')].map((heading) => heading.getBoundingClientRect().top),
    )
  for (const width of [1280, 700]) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await expect.poll(() => page.locator(skipped).count()).toBeGreaterThan(20)
    const tops = await readTops()
    await page.addStyleTag({ content: '.prose > * { content-visibility: visible !important }' })
    const exact = await readTops()
    expect(tops.map((top, index) => Math.abs(top - (exact[index] ?? NaN))).filter((gap) => !(gap < 1))).toEqual([])
    await page.evaluate(() => document.head.lastElementChild?.remove())
  }
})
