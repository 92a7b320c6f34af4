import type { CSSProperties } from 'react'
import { estimateColumn, isSideways } from './narrow-chart'

/** Lines of a diagram that draw something, which tells roughly how high it will be. */
function estimateHeight(chart: string): number {
  const lines = chart
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('%%') && !line.startsWith('classDef'))
  const [kind = ''] = lines
  if (kind.startsWith('sequenceDiagram'))
    return Math.min(640, 150 + lines.filter((line) => /->|--/.test(line)).length * 46)
  if (/^(flowchart|graph)\s+(LR|RL)/.test(kind)) return Math.min(460, 140 + lines.length * 16)
  return Math.min(640, 180 + lines.length * 26)
}

/** The room that is kept for a diagram, also where it is turned for a narrow screen. */
function toRoom(chart: string): CSSProperties {
  const room: Record<string, string> = { '--height': `${estimateHeight(chart)}px` }
  if (isSideways(chart)) room['--narrow-height'] = `${estimateColumn(chart)}px`
  return room
}

/** A Mermaid diagram. It is drawn when it comes into view; until then, and without JavaScript, its source shows. */
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
