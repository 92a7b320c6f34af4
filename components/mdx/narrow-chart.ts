/** Where a flowchart from left to right is drawn from top to bottom; app/styles/author-components.css has it too. */
export const narrowQuery = '(max-width: 40rem)'

const sideways = /^(\s*(?:%%.*\n\s*)*(?:flowchart|graph)\s+)(?:LR|RL)\b/
const arrow = /\s*(?:--?[ \w,]*-+>|-\.[ \w,]*\.?->|==+>|---+)\s*(?:\|([^|]*)\|)?\s*/

/** Whether a chart is a flowchart that runs from side to side. */
export function isSideways(chart: string): boolean {
  return sideways.test(chart)
}

/** The chart for a narrow screen: a row of boxes becomes a column, so that its letters keep their size. */
export function toNarrowChart(chart: string): string {
  if (!isSideways(chart)) return chart
  return chart.replace(sideways, '$1TB').replace(/^(\s*direction\s+)(?:LR|RL)\b/gm, '$1TB')
}

/** Arrows of a flowchart, from box to box. */
function listArrows(chart: string): [from: string, to: string][] {
  const toIds = (part: string) => part.split('&').map((one) => /^\s*([\w.-]+)/.exec(one)?.[1] ?? '')
  return chart.split('\n').flatMap((line) => {
    // What stands in a box may look like an arrow, and does not matter here.
    const parts = line
      .replace(/(["[({]).*?\1?(["\])}])+/g, '')
      .split(new RegExp(arrow.source.replace('([^|]*)', '[^|]*')))
      .map(toIds)
    return parts
      .slice(1)
      .flatMap((to, index) => (parts[index] ?? []).flatMap((a) => to.map((b): [string, string] => [a, b])))
  })
}

/** How many boxes of a flowchart stand below each other when it runs from top to bottom. */
function countRows(arrows: [from: string, to: string][]): number {
  const rows = new Map<string, number>()
  const walk = (id: string, row: number, path: readonly string[]) => {
    if (path.includes(id) || (rows.get(id) ?? 0) >= row) return
    rows.set(id, row)
    for (const [from, to] of arrows) if (from === id) walk(to, row + 1, [...path, id])
  }
  for (const [from] of arrows) if (!rows.has(from)) walk(from, 1, [])
  return Math.max(1, ...rows.values())
}

/** Height that a flowchart needs from top to bottom, in the library's sizes: boxes, and arrows with words on them. */
export function estimateColumn(chart: string): number {
  const rows = countRows(listArrows(chart))
  return Math.min(900, 60 + rows * 60 + (rows - 1) * (chart.includes('|') ? 74 : 50))
}
