/** Where a flowchart from left to right is drawn from top to bottom; app/styles/author-components.css has it too. */
export const narrowQuery = '(max-width: 40rem)'

const sideways = /^(\s*(?:%%.*\n\s*)*(?:flowchart|graph)\s+)(?:LR|RL)\b/

/** Whether a chart is a flowchart that runs from side to side. */
export function isSideways(chart: string): boolean {
  return sideways.test(chart)
}

/** The chart for a narrow screen: a row of boxes becomes a column, so that its letters keep their size. */
export function toNarrowChart(chart: string): string {
  return chart.replace(sideways, '$1TB').replace(/^(\s*direction\s+)(?:LR|RL)\b/gm, '$1TB')
}
