import { readFlowchart, toLevels } from '@/lib/mdx/chart'

/** Sizes in Mermaid's pixels, with the settings in mermaid-theme.ts. */
const letterWidth = 7.2
const lineHeight = 21
const maxTextWidth = 112
const gap = 36
const margin = 16

type Box = Record<'width' | 'height', number>

/** Size of a box around a text that wraps between words. */
function measure(text: string, isDecision: boolean): Box {
  const widths = text.split(/<br\s*\/?>/).map((words) => words.length * letterWidth)
  const longestWord = Math.max(...text.split(/\s+/).map((word) => word.length * letterWidth))
  const width = Math.max(longestWord, Math.min(maxTextWidth, Math.max(...widths)))
  const count = widths.reduce((sum, whole) => sum + (whole <= width ? 1 : Math.ceil((whole * 1.1) / width)), 0)
  const height = count * lineHeight
  // A decision is a diamond around its text.
  const side = width + height + 16
  return isDecision ? { width: side, height: side } : { width: width + 40, height: height + 20 }
}

/** The boxes of a flowchart by row, when laid out from top to bottom. */
function toRows(chart: string): Box[][] {
  const { nodes, arrows } = readFlowchart(chart)
  const rows: Box[][] = []
  for (const [id, row] of toLevels(arrows)) {
    const { label = id, isDecision = false } = nodes.get(id) ?? {}
    ;(rows[row] ??= []).push(measure(label, isDecision))
  }
  return rows.filter((row) => row.length > 0)
}

const add = (boxes: readonly number[]) => boxes.reduce((sum, one) => sum + one + gap, -gap)

/** Estimates the size of a flowchart or state diagram as a column (top to bottom) and as a row (left to right). */
export function estimateChart(chart: string): { column: Box; row: Box } {
  const rows = toRows(chart)
  // One colon, because three add a class.
  const hasWords = /\|[^|]+\||-->[^:\n]*:(?!:)/.test(chart)
  const frames = (chart.match(/^\s*subgraph\b/gm) ?? []).length * 2 * lineHeight
  const widths = rows.map((row) => row.map((box) => box.width))
  const heights = rows.map((row) => row.map((box) => box.height))
  const findLargest = (lists: number[][]) => Math.max(0, ...lists.map(add))
  const along = (lists: number[][], words: number) =>
    add(lists.map((list) => Math.max(...list))) + Math.max(0, rows.length - 1) * (hasWords ? words : 0)
  return {
    column: { width: findLargest(widths), height: along(heights, lineHeight) + frames + margin },
    row: { width: along(widths, maxTextWidth / 2), height: findLargest(heights) + frames + margin },
  }
}
