import { addresses, expect, openReady, test } from '../support/e2e'

/** Changes that pages make often. If a selector can't be narrowed to a few elements, each restyles the whole page. */
const changes: Record<string, () => void> = {
  'an inserted element': () => document.body.append(document.createElement('div')),
  'buttons in a code block': () => {
    const tools = document.createElement('div')
    tools.className = 'code-tools'
    document.querySelector('.code')?.append(tools)
  },
  'an opened folder': () => document.querySelector('details:not([open])')?.setAttribute('open', ''),
  'the first Tab': () => document.documentElement.classList.toggle('keyboard'),
}

for (const path of ['/', addresses.reference]) {
  test(`Small changes of ${path} restyle only a part of it`, async ({ page, browser }) => {
    await openReady(page, path)
    const all = await page.locator('body *').count()
    for (const [what, change] of Object.entries(changes)) {
      await browser.startTracing(page, { categories: ['devtools.timeline'] })
      await page.evaluate(change)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
        traceEvents: { name: string; args: { elementCount?: number } }[]
      }
      const counts = traceEvents.flatMap(({ name, args }) =>
        name === 'UpdateLayoutTree' ? [args.elementCount ?? 0] : [],
      )
      expect(Math.max(...counts), what).toBeGreaterThan(0)
      expect(Math.max(...counts), what).toBeLessThan(all / 2)
    }
  })
}
