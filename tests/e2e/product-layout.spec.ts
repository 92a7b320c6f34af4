import { readSitePages } from '../support/site-pages'
import { expect, test, widths } from '../support/e2e'
import { findLayoutProblems, measureFrame } from '../support/layout'

const own = readSitePages().filter(({ original }) => original === undefined)
const pages = [
  ...own.map(({ path, layout }) => ({ path, layout })),
  ...['/integrations', '/integrations/openapi'].map((path) => ({ path, layout: 'list' })),
  ...['/search', '/404'].map((path) => ({ path, layout: 'text' })),
]

/** Maximum width of the text container, in pixels. It's centered, and the other one is as wide as the header. */
const textWidth = 768

/** Font sizes of headings at 1280 px: pages about the product, and pages to read. */
const sizes = { sections: 54.4, list: 54.4, text: 41.6 } as const

for (const layout of ['sections', 'list', 'text'] as const) {
  test(`Pages of the kind “${layout}” have its left edge and heading, and no layout problems`, async ({ page }) => {
    for (const { path } of pages.filter((each) => each.layout === layout)) {
      await page.setViewportSize({ width: widths.phone, height: 900 })
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      for (const width of [widths.phone, 768, widths.desktop]) {
        await page.setViewportSize({ width, height: 900 })
        const { edges, header, heading } = await page.evaluate(measureFrame)
        const margin = layout === 'text' ? Math.max(0, (width - textWidth) / 2) : 0
        const place = `${path} at ${width} px`
        expect.soft(edges.length, place).toBeGreaterThan(0)
        expect.soft(new Set(edges), `left edge of ${place}`).toEqual(new Set([Math.round(header + margin)]))
        if (width === widths.desktop) expect.soft(heading, place).toBeCloseTo(sizes[layout], 0)
        if (layout === 'sections') expect.soft(await page.evaluate(findLayoutProblems), place).toEqual([])
      }
    }
  })
}
