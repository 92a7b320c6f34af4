import { addresses, expect, openReady, test, widths } from '../support/e2e'

/**
 * The style cost of a change at the end of a page. If `:has()` in a selector could match much of the page, every change
 * restyles all of it. One such sidebar rule cost 13 ms per change, and a diagram makes sixteen.
 */
test("A change at the end of a page doesn't restyle the whole page, with or without sidebars", async ({ page }) => {
  await openReady(page, addresses.components)
  const session = await page.context().newCDPSession(page)
  // CPU time, which a busy machine doesn't affect.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const measure = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'RecalcStyleDuration')?.value ?? NaN
  }
  const times = 10
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
  const restyleAll = () =>
    page.evaluate((count) => {
      for (let i = 0; i < count; i++) {
        document.documentElement.style.fontSize = `${17 - (i % 2)}px`
        document.body.getBoundingClientRect()
      }
    }, times)
  const costOf = async (action: () => Promise<void>) => {
    const before = await measure()
    await action()
    return (await measure()) - before
  }
  for (const width of [widths.phone, widths.firstWide]) {
    await page.setViewportSize({ width, height: 800 })
    await change()
    // A ratio, because machines differ.
    expect((await costOf(change)) / (await costOf(restyleAll)), `${width} px`).toBeLessThan(0.2)
  }
})
