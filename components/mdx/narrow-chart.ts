/** Screens that show horizontal flowcharts vertically. app/styles/author-components.css has the same query. */
export const narrowQuery = '(max-width: 40rem)'

const sideways = /^(\s*(?:%%.*\n\s*)*(?:flowchart|graph)\s+)(?:LR|RL)\b/

/** Whether a chart is a horizontal flowchart. */
export function isSideways(chart: string): boolean {
  return sideways.test(chart)
}

/** Turns a horizontal flowchart into a vertical one, to keep its text readable on narrow screens. */
export function toNarrowChart(chart: string): string {
  return chart.replace(sideways, '$1TB').replace(/^(\s*direction\s+)(?:LR|RL)\b/gm, '$1TB')
}
