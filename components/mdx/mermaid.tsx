import type { CSSProperties } from 'react'
import { estimateChart } from './chart-size'
import { isSideways } from './narrow-chart'

/** Padding around a diagram, in pixels. */
const padding = 40

/** Available width on phones and next to the sidebar, in pixels, and the minimum scale before a diagram scrolls. */
const frames = { narrow: { width: 294, scale: 0.72 }, wide: { width: 624, scale: 0.4 } }

/** Maximum width of a column layout on phones, in pixels. Wider charts keep their rows. */
const columnWidth = 620

function toHeight({ width, height }: { width: number; height: number }, frame: keyof typeof frames): number {
  const scale = Math.max(frames[frame].scale, Math.min(1, frames[frame].width / width))
  return Math.min(960, Math.max(140, Math.round(height * scale)) + padding)
}

/** Estimates a diagram's height from its number of lines or its layout. */
function estimateHeight(chart: string): number {
  const lines = chart
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('%%') && !line.startsWith('classDef'))
  const [kind = ''] = lines
  if (kind.startsWith('sequenceDiagram'))
    return Math.min(640, 150 + lines.filter((line) => /->|--/.test(line)).length * 46)
  if (isSideways(chart)) return toHeight(estimateChart(chart).row, 'wide')
  if (/^(flowchart|graph|stateDiagram)/.test(kind) && !lines.some((line) => line.startsWith('direction')))
    return toHeight(estimateChart(chart).column, 'wide')
  return Math.min(640, 180 + lines.length * 26)
}

/** Reserves space for a diagram. `--narrow-height` means that it becomes a column on narrow screens. */
function toRoom(chart: string): CSSProperties {
  const room: Record<string, string> = { '--height': `${estimateHeight(chart)}px` }
  const { column } = estimateChart(chart)
  if (isSideways(chart) && column.width <= columnWidth) room['--narrow-height'] = `${toHeight(column, 'narrow')}px`
  return room
}

/** A Mermaid diagram, drawn when it scrolls into view. Until then, and without JavaScript, it shows its source. */
export function Mermaid({ chart, title }: { chart: string; title?: string }) {
  return (
    <docs-mermaid>
      <figure className="diagram">
        <div className="diagram-canvas" style={toRoom(chart)}>
          <pre className="diagram-source">
            <code>{chart}</code>
          </pre>
        </div>
        {title === undefined ? null : <figcaption>{title}</figcaption>}
      </figure>
    </docs-mermaid>
  )
}
