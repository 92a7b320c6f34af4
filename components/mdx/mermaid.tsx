import type { CSSProperties } from 'react'
import { estimateChart } from './chart-size'
import { isSideways } from './narrow-chart'

/** Padding around a diagram, in pixels. */
const padding = 40

/** Available width on phones and next to the sidebar, in pixels, and the minimum scale before a diagram scrolls. */
const frames = { narrow: { width: 294, scale: 0.82 }, wide: { width: 624, scale: 0.4 } }

/** Maximum width of a column layout on phones and next to the sidebar, in pixels. Wider charts keep their rows. */
const columnWidth = { narrow: 620, always: 700 }

/** Maximum width of a row next to the sidebar, in pixels. In wider ones, text would be smaller than 10 px. */
const rowWidth = 860

function toHeight({ width, height }: { width: number; height: number }, frame: keyof typeof frames): number {
  const scale = Math.max(frames[frame].scale, Math.min(1, frames[frame].width / width))
  return Math.min(960, Math.max(140, Math.round(height * scale)) + padding)
}

/** Estimates a diagram's height from its number of lines or its layout. */
function estimateHeight(chart: string, isColumn: boolean): number {
  const lines = chart
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('%%') && !line.startsWith('classDef'))
  const [kind = ''] = lines
  if (kind.startsWith('sequenceDiagram'))
    return Math.min(640, 150 + lines.filter((line) => /->|--/.test(line)).length * 46)
  if (isSideways(chart) && !isColumn) return toHeight(estimateChart(chart).row, 'wide')
  if (/^(flowchart|graph|stateDiagram)/.test(kind) && !lines.some((line) => line.startsWith('direction')))
    return toHeight(estimateChart(chart).column, 'wide')
  return Math.min(640, 180 + lines.length * 26)
}

/** Where a horizontal flowchart is drawn as a column, if it fits as one: on phones, or everywhere. */
function findColumn(chart: string): 'narrow' | 'always' | undefined {
  if (!isSideways(chart)) return undefined
  const { row, column } = estimateChart(chart)
  const use = row.width > rowWidth ? 'always' : 'narrow'
  return column.width > columnWidth[use] ? undefined : use
}

/** A Mermaid diagram, drawn when it scrolls into view. Until then, and without JavaScript, it shows its source. */
export function Mermaid({ chart, title }: { chart: string; title?: string }) {
  const column = findColumn(chart)
  // Custom properties that reserve space.
  const style = {
    '--height': `${estimateHeight(chart, column === 'always')}px`,
    '--narrow-height': column && `${toHeight(estimateChart(chart).column, 'narrow')}px`,
  }
  return (
    <docs-mermaid>
      <figure className="diagram">
        <div className="diagram-canvas" data-column={column} style={style as CSSProperties}>
          <pre className="diagram-source">
            <code>{chart}</code>
          </pre>
        </div>
        {title === undefined ? null : <figcaption>{title}</figcaption>}
      </figure>
    </docs-mermaid>
  )
}
