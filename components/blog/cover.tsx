import type { Cover } from '@/lib/blog/cover'
import { isMessageTone, size, toArt, type Art, type Box, type Row, type Tone } from './cover-art'
import { toCylinderPath, toFoldPath, toNotePath } from '@/lib/catalog/graph/shapes'

const toPaper = (tone: Tone) => (tone === 'plain' ? 'var(--surface)' : `var(--${tone}-paper)`)
const toEdge = (tone: Tone) => (tone === 'plain' ? 'var(--line-strong)' : `var(--${tone}-edge)`)
const toPaint = (tone: Tone) => ({ fill: toPaper(tone), stroke: toEdge(tone) })

function toTextColor(tone: Tone): string {
  if (tone === 'plain') return 'var(--ink)'
  return tone === 'domain' ? 'var(--on-ink)' : tone === 'channel' ? 'var(--text)' : 'var(--on-note)'
}

type PartProps<T extends Art['type']> = { art: Extract<Art, { type: T }>; isSmall: boolean }

const toRectPath = ({ x, y, width, height }: Omit<Box, 'tone' | 'lines'>) => `M${x} ${y}h${width}v${height}h-${width}z`

/** Rectangles without text, one path for each color. Keeps lists of posts short. */
function Rectangles({ boxes }: { boxes: readonly Omit<Box, 'lines'>[] }) {
  return [...new Set(boxes.map(({ tone }) => tone))].map((tone) => (
    <path
      key={tone}
      d={boxes.flatMap((box) => (box.tone === tone ? toRectPath(box) : [])).join('')}
      {...toPaint(tone)}
    />
  ))
}

function Lines({ d, width, dashes }: { d: string; width?: number; dashes?: string }) {
  return <path d={d} fill="none" stroke="var(--line-strong)" strokeWidth={width} strokeDasharray={dashes} />
}

/** A box in the shape that graphs use for its kind. */
function LabeledBox({ box: { tone, lines, x, y, width, height }, textSize }: { box: Box; textSize: number }) {
  const step = textSize + 3
  const top = height / 2 - ((lines.length - 1) * step) / 2 + textSize * 0.35
  return (
    <g transform={`translate(${x} ${y})`} {...toPaint(tone)}>
      {isMessageTone(tone) ? (
        <path d={toNotePath(tone, width, height)} />
      ) : tone === 'channel' ? (
        <path d={toCylinderPath(width, height)} />
      ) : (
        <rect width={width} height={height} rx={tone === 'domain' || tone === 'entity' ? 2 : 6} />
      )}
      {tone === 'event' && <path d={toFoldPath(width, height)} fill={toEdge(tone)} fillOpacity="0.55" stroke="none" />}
      <text fill={toTextColor(tone)} stroke="none" fontSize={textSize} textAnchor="middle">
        {lines.map((line, index) => (
          <tspan key={line} x={width / 2} y={top + index * step}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  )
}

function LabeledBoxes({ boxes, textSize }: { boxes: readonly Box[]; textSize: number }) {
  return boxes.map((box) => <LabeledBox key={`${box.x} ${box.y}`} box={box} textSize={textSize} />)
}

function Boxes({ art: { boxes, lines, textSize }, isSmall }: PartProps<'boxes'>) {
  return (
    <>
      <Lines d={lines.join('')} width={isSmall ? undefined : 1.5} />
      {isSmall ? <Rectangles boxes={boxes} /> : <LabeledBoxes boxes={boxes} textSize={textSize} />}
    </>
  )
}

const toLifeline = ({ x, y, width, height }: Box) => `M${x + width / 2} ${y + height}V${size.height - 16}`

function toStepPath({ from, to, y }: { from: number; to: number; y: number }): string {
  const back = to > from ? -6 : 6
  return `M${from} ${y}H${to}m${back}-4 ${-back} 4 ${back} 4`
}

function Sequence({ art: { boxes, steps }, isSmall }: PartProps<'sequence'>) {
  if (isSmall)
    return (
      <>
        <Lines d={[...boxes.map(toLifeline), ...steps.map(toStepPath)].join('')} />
        <Rectangles boxes={boxes} />
      </>
    )
  return (
    <>
      <path d={boxes.map(toLifeline).join('')} stroke="var(--line-strong)" strokeDasharray="4 4" />
      <LabeledBoxes boxes={boxes} textSize={13} />
      <Lines d={steps.flatMap((step) => (step.isReply ? [] : toStepPath(step))).join('')} width={1.5} />
      <Lines d={steps.flatMap((step) => (step.isReply ? toStepPath(step) : [])).join('')} width={1.5} dashes="3 3" />
      <g fontSize="12" fill="var(--muted)" textAnchor="middle">
        {steps.map(({ from, to, y, text }) => (
          <text key={y} x={(from + to) / 2} y={y - 6}>
            {text}
          </text>
        ))}
      </g>
    </>
  )
}

const sheet = { x: 24, y: 16, width: 432, height: 208 }
const headHeight = 34
const rowHeight = 24

/** Where the rows of a sheet start. The title is above them. */
const toRowsTop = (title: string) => sheet.y + (title === '' ? 30 : headHeight + 28)

function SheetRow({ row, y, isCode }: { row: Row; y: number; isCode: boolean }) {
  const { text, note, depth = 0, sign, isHighlighted } = row
  const x = sheet.x + 16 + depth * 16
  return (
    <>
      {isHighlighted && <path d={toRectPath({ ...sheet, y: y - 16, height: rowHeight })} fill="var(--link-soft)" />}
      {sign && <rect x={x} y={y - 12} width="16" height="16" rx="2" {...toPaint(sign.tone)} />}
      {sign?.text && (
        <text x={x + 8} y={y + 1} textAnchor="middle" fill="var(--on-note)">
          {sign.text}
        </text>
      )}
      <text x={sign === undefined ? x : x + 24} y={y} className={isCode ? 'font-mono' : undefined} xmlSpace="preserve">
        {text}
      </text>
      {note && (
        <text x={sheet.x + sheet.width - 16} y={y} textAnchor="end" fill="var(--muted)">
          {note}
        </text>
      )}
    </>
  )
}

function Rows({ title, tone, isCode, rows }: PartProps<'rows'>['art']) {
  return (
    <>
      <rect {...sheet} rx="4" fill="var(--surface)" stroke={toEdge(tone)} />
      {title === '' ? null : (
        <>
          <path
            d={toRectPath({ ...sheet, height: headHeight })}
            fill={tone === 'plain' ? 'var(--sunken)' : toPaper(tone)}
            stroke={toEdge(tone)}
          />
          <text x={sheet.x + 16} y={sheet.y + 22} fontSize="15" fill={toTextColor(tone)}>
            {title}
          </text>
        </>
      )}
      <g fontSize="14" fill="var(--text)">
        {rows.map((row, index) => (
          <SheetRow key={index} row={row} y={toRowsTop(title) + index * rowHeight} isCode={isCode} />
        ))}
      </g>
    </>
  )
}

const toBar = ({ text, depth = 0, sign }: Row, y: number) =>
  `M${sheet.x + 20 + depth * 16 + (sign === undefined ? 0 : 28) + text.search(/\S|$/) * 7} ${y - 5}h${Math.max(12, text.trim().length * 7)}`

function SmallRows({ title, tone, rows }: PartProps<'rows'>['art']) {
  const placed = rows.map((row, index) => ({ row, y: toRowsTop(title) + index * rowHeight }))
  const toBars = (rowsOfKind: typeof placed) =>
    rowsOfKind.flatMap(({ row, y }) => (row.text.trim() === '' ? [] : toBar(row, y))).join('')
  const signs = placed.flatMap(({ row, y }) =>
    row.sign === undefined
      ? []
      : [{ tone: row.sign.tone, x: sheet.x + 16 + (row.depth ?? 0) * 16, y: y - 13, width: 16, height: 16 }],
  )
  const highlighted = toBars(placed.filter(({ row }) => row.isHighlighted))
  return (
    <>
      <path d={toRectPath(sheet)} fill="var(--surface)" stroke={toEdge(tone)} />
      {title === '' ? null : <Rectangles boxes={[{ ...sheet, tone, height: headHeight }]} />}
      <path d={toBars(placed.filter(({ row }) => !row.isHighlighted))} stroke="var(--line-strong)" strokeWidth="8" />
      {highlighted === '' ? null : <path d={highlighted} stroke="var(--link)" strokeWidth="8" />}
      <Rectangles boxes={signs} />
    </>
  )
}

const gap = 5

function toCells({ days, weeks }: PartProps<'month'>['art'], top: number) {
  const width = 58
  const height = Math.floor((size.height - 18 - top - (weeks - 1) * gap) / weeks)
  return days.map(({ column, week, ...day }) => ({
    ...day,
    tone: day.release === undefined ? ('plain' as const) : ('event' as const),
    x: 22 + column * (width + gap),
    y: top + week * (height + gap),
    width,
    height,
  }))
}

function Month(art: PartProps<'month'>['art']) {
  return (
    <>
      <text x="22" y="44" fontSize="24" fontWeight="700" className="font-display" fill="var(--ink)">
        {art.title}
      </text>
      <text x={size.width - 22} y="43" fontSize="16" textAnchor="end" fill="var(--muted)">
        {art.note}
      </text>
      {toCells(art, 62).map(({ number, release, tone, x, y, width, height }) => (
        <g key={number}>
          <rect
            {...{ x, y, width, height }}
            rx="2"
            fill={toPaper(tone)}
            stroke={release ? toEdge(tone) : 'var(--line)'}
          />
          <text
            x={x + width / 2}
            y={y + height / 2 + 4.5}
            fontSize={release ? 14 : 13}
            textAnchor="middle"
            fontWeight={release ? 600 : 400}
            fill={release ? 'var(--on-note)' : 'var(--muted)'}
          >
            {release ?? number}
          </text>
        </g>
      ))}
    </>
  )
}

/** Days without a release are dashes of one line per week, because a path for each would make lists long. */
function SmallMonth(art: PartProps<'month'>['art']) {
  const cells = toCells(art, 84)
  const [{ width, height } = { width: 0, height: 0 }] = cells
  const weeks = [...new Set(cells.map(({ y }) => y))].map((y) => cells.filter((cell) => cell.y === y))
  const toWeekLine = ([first, ...rest]: typeof cells) =>
    first === undefined ? '' : `M${first.x} ${first.y + height / 2}H${(rest.at(-1) ?? first).x + width}`
  return (
    <>
      <path
        d={weeks.map(toWeekLine).join('')}
        stroke="var(--line)"
        strokeWidth={height}
        strokeDasharray={`${width} ${gap}`}
      />
      <Rectangles boxes={cells.filter(({ release }) => release !== undefined)} />
    </>
  )
}

function Drawing({ art, isSmall }: { art: Art; isSmall: boolean }) {
  switch (art.type) {
    case 'boxes':
      return <Boxes art={art} isSmall={isSmall} />
    case 'sequence':
      return <Sequence art={art} isSmall={isSmall} />
    case 'rows':
      return isSmall ? <SmallRows {...art} /> : <Rows {...art} />
    case 'month':
      return isSmall ? <SmallMonth {...art} /> : <Month {...art} />
  }
}

/** In the title bar of a sheet, whose last rows may reach the corner below. */
function toLabelClass(art: Art, isSmall: boolean): string | undefined {
  if (art.type === 'month') return 'is-month'
  return art.type === 'rows' && art.title !== '' && !isSmall ? 'is-in-title' : undefined
}

/**
 * A post's cover: the releases of a month for a roundup, else a drawing, diagram, file tree or code block of the post.
 * Decorative, because the post has the same content.
 * @param isSmall without text, for lists
 */
export function PostCover(props: { cover?: Cover; isSmall?: boolean; className?: string }) {
  const { cover, isSmall = false, className = '' } = props
  const art = cover === undefined ? undefined : toArt(cover)
  if (cover === undefined || art === undefined) return null
  const label = art.type === 'month' ? (isSmall ? art.short : undefined) : cover.release
  return (
    <div data-slot="cover" className={`post-cover ${className}`.trim()} aria-hidden="true">
      <svg viewBox={`0 0 ${size.width} ${size.height}`} strokeWidth={isSmall ? 3 : undefined}>
        <Drawing art={art} isSmall={isSmall} />
      </svg>
      {label === undefined ? null : <span className={toLabelClass(art, isSmall)}>{label}</span>}
    </div>
  )
}
