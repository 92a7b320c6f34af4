import type { Page } from '@playwright/test'

export interface Shift {
  value: number
  /** Start of the markup of what moved. */
  what: string
  /** Whether only rows and cells moved, as when the browser paints a table before all of its rows have arrived. */
  isTable: boolean
}

declare global {
  interface Window {
    shifts: Shift[]
  }
}

/** Records layout shifts from now on, also those of the pages that follow. Call it before the page opens. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] }
        const moved = sources.flatMap(({ node }) => (node instanceof Element ? [node] : []))
        const what = moved.map(({ outerHTML }) => outerHTML.slice(0, 80)).join(' | ')
        const isTable = moved.length > 0 && moved.every((element) => element.matches('tr, th, td'))
        window.shifts.push({ value, what, isTable })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Layout shift of the current page so far. */
export const readShift = (page: Page) =>
  page.evaluate(() => window.shifts.reduce((total, { value }) => total + value, 0))
