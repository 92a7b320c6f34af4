import { addresses, expect, openReady, test } from '../support/e2e'

/**
 * What a change at the end of a page costs in styles. `:has()` in a selector that much of the page could match makes
 * every change restyle all of it: one rule of the sidebar cost 13 ms each time, of which a diagram needs sixteen.
 */
test('A change at the end of a page restyles that change, not the page', async ({ page }) => {
  await openReady(page, addresses.components)
  const session = await page.context().newCDPSession(page)
  // Time of the processor: a busy machine doesn't change it.
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
