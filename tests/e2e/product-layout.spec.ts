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

for (const { path, layout } of pages) {
  test(`${path} has the left edge and heading of its kind, and no layout problems`, async ({ page }) => {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    for (const width of [widths.phone, 768, widths.desktop]) {
      await page.setViewportSize({ width, height: 900 })
      const { edges, header, heading } = await page.evaluate(measureFrame)
      const margin = layout === 'text' ? Math.max(0, (width - textWidth) / 2) : 0
      expect(edges.length).toBeGreaterThan(0)
      for (const edge of edges) expect(edge, `left edge at ${width} px`).toBe(Math.round(header + margin))
      if (width === widths.desktop) expect(heading).toBeCloseTo(sizes[layout as keyof typeof sizes], 0)
      if (layout === 'sections') expect(await page.evaluate(findLayoutProblems), `at ${width} px`).toEqual([])
    }
  })
}
