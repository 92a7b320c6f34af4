import { kindByResource } from '@/lib/integrations/groups'
import type { Integration } from '@/lib/integrations/integrations'
import { getMarkStyle } from '@/lib/kit/icons/integration-mark'
import { pageMarkColors, writeMarkShapes } from '@/lib/kit/icons/mark'
import { getSheetUrls } from '@/lib/kit/icons/sheet-urls'

const rows = 5
const tile = 44
const width = 480
const note = 136
const middle = { x: 158, y: 114, size: 72 }
/** Length of the line that all lines of a side end in. */
const stub = 20

const toTop = (row: number) => 4 + row * 62
const toLine = (fromX: number, fromY: number, toX: number, toY: number) => {
  const half = (fromX + toX) / 2
  return `M${fromX} ${fromY}C${half} ${fromY} ${half} ${toY} ${toX} ${toY}`
}

function Tile({ logo, row }: { logo: string; row: number }) {
  const y = toTop(row)
  return (
    <>
      <rect className="fill-surface stroke-line" y={y} width={tile} height={tile} rx="6" />
      <svg className="mark" x="10" y={y + 10} width="24" height="24" style={getMarkStyle(logo)}>
        <use href={`${getSheetUrls().menus}#${logo}`} />
      </svg>
    </>
  )
}

const noteText = 'fill-[var(--note-text,var(--on-note))]'

function Note({ name, count, row }: { name: string; count: number; row: number }) {
  const y = toTop(row)
  const x = width - note
  return (
    <g className={`text-sm font-semibold kind-${kindByResource[name] ?? ''}`}>
      <rect className="fill-[var(--paper,var(--channel-paper))]" x={x} y={y} width={note} height={tile} rx="4" />
      <text className={noteText} x={x + 14} y={y + 27}>
        {name}
      </text>
      <text
        className={`${noteText} font-[450] [font-variant-numeric:tabular-nums]`}
        x={width - 14}
        y={y + 27}
        textAnchor="end"
      >
        {count}
      </text>
    </g>
  )
}

/**
 * Illustration with tools on the left, the catalog in the middle, and resources on the right, with the number of
 * integrations that create each one. Phones only show the lists.
 * @param integrations the ones listed on the index page
 */
export function Picture({ integrations }: { integrations: readonly Integration[] }) {
  const writing = integrations.filter(({ comingSoon, creates }) => !comingSoon && creates.length > 0)
  const sources = [...writing].sort((a, b) => (a.menuPosition ?? 99) - (b.menuPosition ?? 99)).slice(0, rows)
  const counts = Object.keys(kindByResource)
    .slice(0, rows)
    .map((name) => ({ name, count: writing.filter(({ creates }) => creates.includes(name)).length }))
  const center = middle.y + middle.size / 2
  const lines = [
    `M${middle.x - stub} ${center}h${2 * stub + middle.size}`,
    ...sources.map((_, row) => toLine(tile, toTop(row) + tile / 2, middle.x - stub, center)),
    ...counts.map((_, row) => toLine(middle.x + middle.size + stub, center, width - note, toTop(row) + tile / 2)),
  ]
  const names = sources.map(({ title }) => title).join(', ')
  const created = counts.map(({ name, count }) => `${name} (${count})`).join(', ')
  const label = `EventCatalog imports from ${names} and more. Number of integrations that create each resource: ${created}.`
  return (
    <div className="hidden lg:block">
      <svg className="is-colored h-auto w-full" viewBox={`0 0 ${width} 300`} role="img" aria-label={label}>
        <g className="fill-none stroke-line-strong stroke-[1.25]">
          {lines.map((line) => (
            <path key={line} d={line} />
          ))}
        </g>
        {sources.map(({ logo }, row) => (
          <Tile key={logo} logo={logo} row={row} />
        ))}
        <rect
          className="fill-surface stroke-line-strong"
          x={middle.x}
          y={middle.y}
          width={middle.size}
          height={middle.size}
          rx="10"
        />
        <svg
          x={middle.x + 16}
          y={middle.y + 16}
          width="40"
          height="40"
          viewBox="0 0 32 32"
          className="text-ink"
          dangerouslySetInnerHTML={{ __html: writeMarkShapes(pageMarkColors) }}
        />
        {counts.map(({ name, count }, row) => (
          <Note key={name} name={name} count={count} row={row} />
        ))}
      </svg>
      <p aria-hidden="true" className="mt-2 text-right text-xs text-muted">
        Number of integrations that create each type of page
      </p>
    </div>
  )
}
