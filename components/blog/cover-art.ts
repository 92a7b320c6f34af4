import type { Cover, CoverBlock, CoverPicture } from '@/lib/blog/cover'
import { toMonthName } from '@/lib/blog/dates'
import { toLinePath } from '@/lib/catalog/graph/shapes'
import { measureText } from '@/lib/catalog/graph/measure'
import { getCatalog } from '@/lib/catalog/load'
import { toMiniature, type SmallTable } from '@/lib/catalog/miniature'
import { kindByFolder } from '@/lib/catalog/sources'
import { messageKinds, resourceKinds, type MessageKind, type ResourceKind } from '@/lib/catalog/types'
import { readFlowchart, readSequence, toLevels } from '@/lib/mdx/chart'
import { wrapText } from '@/lib/outputs/share-image/draw'
import { listReleasesIn } from '@/lib/pages/releases'

/** Size of a cover, in its own units. */
export const size = { width: 480, height: 240 }

/** A color token: `event` stands for `--event-paper` and `--event-edge`. */
export type Tone = 'event' | 'command' | 'query' | 'entity' | 'service' | 'channel' | 'domain' | 'plain'

export type Box = Record<'x' | 'y' | 'width' | 'height', number> & { tone: Tone; lines: string[] }

export interface Row {
  text: string
  /** More about it, at the end of the row. */
  note?: string
  depth?: number
  sign?: { text: string; tone: Tone }
  isHighlighted?: boolean
}

/** A day with its column and row in the calendar, from 0, and the newest version released then. */
type Day = Record<'number' | 'column' | 'week', number> & { release?: string }

/** What a cover shows, ready to draw. */
export type Art =
  | { type: 'boxes'; boxes: Box[]; lines: string[]; textSize: number }
  | { type: 'sequence'; boxes: Box[]; steps: { from: number; to: number; y: number; text: string; isReply: boolean }[] }
  | { type: 'rows'; title: string; tone: Tone; isCode: boolean; rows: Row[] }
  | { type: 'month'; title: string; short: string; note: string; days: Day[]; weeks: number }

const tones: Partial<Record<string, Tone>> = {
  container: 'channel',
  datastore: 'channel',
  store: 'channel',
  flow: 'service',
  team: 'channel',
  user: 'channel',
}

function toTone(kind: string | undefined): Tone {
  const tone = tones[kind ?? ''] ?? kind
  return tone !== undefined && (resourceKinds as readonly string[]).includes(tone) ? (tone as Tone) : 'plain'
}

/** Whether a tone belongs to a kind of message, which has its own shape. */
export function isMessageTone(tone: Tone): tone is MessageKind {
  return (messageKinds as readonly string[]).includes(tone)
}

const edge = 20
/** Leaves room for a release number below. */
const boxesHeight = size.height - edge - 40
const minSpace = 8
const maxColumns = 4
const maxPerColumn = 4

type Node = Record<'id' | 'label', string> & { kind: string | undefined; column: number }

/** Puts boxes in columns and connects them from left to right. Leaves out what doesn't fit. */
function placeBoxes(nodes: readonly Node[], arrows: readonly (readonly [string, string])[]): Art {
  const columns = [...new Set(nodes.map(({ column }) => column))].sort((a, b) => a - b).slice(0, maxColumns)
  const textSize = columns.length > 3 ? 14 : 16
  const gap = columns.length > 3 ? 28 : 44
  const width = Math.min(150, (size.width - 2 * edge - (columns.length - 1) * gap) / columns.length)
  const left = (size.width - columns.length * width - (columns.length - 1) * gap) / 2
  const boxes = new Map<string, Box>()
  columns.forEach((column, index) => {
    const inColumn = nodes.filter((node) => node.column === column).slice(0, maxPerColumn)
    const sized = inColumn.map((node) => {
      const lines = wrapText(node.label, (text) => measureText(text, textSize) <= width - 18).slice(0, 3)
      return { node, lines, height: lines.length * (textSize + 3) + 14 }
    })
    const measure = () => sized.reduce((sum, { height }) => sum + height, 0)
    while (sized.length > 1 && measure() + (sized.length - 1) * minSpace > boxesHeight) sized.pop()
    const total = measure()
    const space = Math.min(22, (boxesHeight - total) / Math.max(1, sized.length - 1))
    let y = edge + (boxesHeight - total - (sized.length - 1) * space) / 2
    for (const { node, lines, height } of sized) {
      const x = Math.round(left + index * (width + gap))
      boxes.set(node.id, { tone: toTone(node.kind), x, y: Math.round(y), width: Math.round(width), height, lines })
      y += height + space
    }
  })
  const lines = arrows.flatMap(([from, to]) => {
    const [a, b] = [boxes.get(from), boxes.get(to)]
    if (a === undefined || b === undefined || b.x <= a.x) return []
    const start = { x: a.x + a.width, y: a.y + a.height / 2 }
    const end = { x: b.x - 1, y: b.y + b.height / 2 }
    const middle = end.x - gap / 2
    const isStraight = Math.abs(start.y - end.y) < 1
    return toLinePath(isStraight ? [start, end] : [start, { x: middle, y: start.y }, { x: middle, y: end.y }, end])
  })
  return { type: 'boxes', boxes: [...boxes.values()], lines: [...new Set(lines)], textSize }
}

function toChartArt(chart: string): Art | undefined {
  const findKind = (label: string) => getCatalog().resources.find(({ id }) => id === label)?.kind
  if (chart.startsWith('sequenceDiagram')) return toSequenceArt(chart, findKind)
  const { nodes, arrows } = readFlowchart(chart)
  const levels = toLevels(arrows)
  if (levels.size < 2) return undefined
  return placeBoxes(
    [...levels].map(([id, column]) => {
      const { label = id, className } = nodes.get(id) ?? {}
      return { id, label, kind: className ?? findKind(label), column }
    }),
    arrows,
  )
}

const maxSteps = 5

function toSequenceArt(chart: string, findKind: (label: string) => ResourceKind | undefined): Art {
  const { actors, messages } = readSequence(chart)
  const shown = actors.slice(0, maxColumns)
  const columnWidth = (size.width - 2 * edge) / shown.length
  const width = Math.round(Math.min(130, columnWidth - 12))
  const toMiddle = (index: number) => Math.round(edge + columnWidth * (index + 0.5))
  const boxes = shown.map(({ label }, index): Box => {
    const lines = wrapText(label, (text) => measureText(text, 13) <= width - 12).slice(0, 2)
    return { tone: toTone(findKind(label)), x: toMiddle(index) - width / 2, y: 16, width, height: 44, lines }
  })
  const places = messages.flatMap(({ from, to, text, isReply }) => {
    const [a, b] = [from, to].map((id) => shown.findIndex((actor) => actor.id === id))
    return a === undefined || b === undefined || a < 0 || b < 0 || a === b ? [] : [{ a, b, text, isReply }]
  })
  const steps = places.slice(0, maxSteps).map(({ a, b, text, isReply }, index) => ({
    from: toMiddle(a),
    to: toMiddle(b),
    y: 94 + index * 30,
    text: shorten(text, Math.abs(toMiddle(a) - toMiddle(b)) - 12, 12),
    isReply,
  }))
  return { type: 'sequence', boxes, steps }
}

function shorten(text: string, width: number, textSize: number): string {
  if (measureText(text, textSize) <= width) return text
  let kept = text
  while (kept !== '' && measureText(`${kept}…`, textSize) > width) kept = kept.slice(0, -1)
  return kept === '' ? '' : `${kept.trimEnd()}…`
}

const codeWidth = 47
const maxRows = 6

const changeSigns = {
  added: { text: '+', tone: 'query' },
  removed: { text: '−', tone: 'event' },
  changed: { text: '~', tone: 'entity' },
} as const

function toTableArt({ title, kind, rows }: SmallTable): Art {
  return {
    type: 'rows',
    title,
    tone: toTone(kind),
    isCode: false,
    rows: rows.slice(0, maxRows).map(({ text, note, change }) => {
      const noteWidth = 380 - (change === undefined ? 0 : 28) - Math.min(220, measureText(text, 15))
      return { text, note: shorten(note, noteWidth, 14), sign: change && changeSigns[change] }
    }),
  }
}

/** The end of a path, as much as fits in a title: `…/queries/GetOrder/index.mdx`. */
function shortenPath(path: string): string {
  let kept = path
  while (measureText(kept, 14) > 360 && /^(?:…\/)?[^/]+\//.test(kept)) kept = kept.replace(/^(?:…\/)?[^/]+\//, '…/')
  return kept
}

/** The lines around the first highlighted one, which the post is about. */
function toCodeArt({ title = '', lines, highlighted }: Extract<CoverBlock, { type: 'code' }>): Art {
  // The kind of resource that the file's folders imply: `services/OrderService/index.md`.
  const kinds = title.split('/').flatMap((folder) => kindByFolder[folder] ?? [])
  const first = Math.min(...highlighted, lines.length)
  const from = highlighted.size === 0 ? 0 : Math.max(0, Math.min(first - 3, lines.length - maxRows))
  const window = lines.slice(from, from + maxRows)
  const indent = Math.min(...window.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)))
  return {
    type: 'rows',
    title: shortenPath(title),
    tone: toTone(kinds.at(-1)),
    isCode: true,
    rows: window.map((line, index) => {
      const text = line.slice(indent)
      return {
        text: text.length > codeWidth ? `${text.slice(0, codeWidth - 1)}…` : text,
        isHighlighted: highlighted.has(from + index + 1),
      }
    }),
  }
}

function toTreeArt(lines: readonly string[]): Art {
  const rows = lines.slice(0, maxRows + 1).map((line): Row => {
    const [, spaces = '', text = '', note = ''] = /^(\s*)- (\S+)\s*(.*)$/.exec(line) ?? []
    const kind = kindByFolder[text.replaceAll(/[*/]/g, '')]
    const sign = kind && { text: '', tone: toTone(kind) }
    return { text: text.replaceAll('**', ''), note, depth: spaces.length / 2, sign }
  })
  return { type: 'rows', title: '', tone: 'plain', isCode: true, rows }
}

/** The releases of a month in a calendar that starts on Monday. */
function toMonthArt(month: string): Art {
  const inMonth = listReleasesIn(month)
  const core = inMonth
    .filter((release) => release.package === 'core')
    .sort((a, b) => a.version.localeCompare(b.version, 'en', { numeric: true }))
  const [year = '', number = ''] = month.split('-')
  const count = new Date(Date.UTC(Number(year), Number(number), 0)).getUTCDate()
  const firstDay = (new Date(`${month}-01T00:00:00Z`).getUTCDay() + 6) % 7
  const days = Array.from({ length: count }, (_, index): Day => {
    const date = `${month}-${String(index + 1).padStart(2, '0')}`
    const onDay = inMonth.filter((release) => release.date === date)
    const newest = core.findLast((release) => release.date === date)?.version ?? (onDay.length > 0 ? 'SDK' : undefined)
    const place = { column: (firstDay + index) % 7, week: Math.floor((firstDay + index) / 7) }
    return { number: index + 1, ...place, release: newest }
  })
  const name = toMonthName(`${month}-01`)
  const [first, last] = [core[0]?.version, core.at(-1)?.version]
  return {
    type: 'month',
    title: `${name} ${year}`,
    short: `${name.slice(0, 3)} ${year}`,
    note: first === undefined ? '' : first === last ? first : `${first} to ${last}`,
    days,
    weeks: Math.ceil((firstDay + count) / 7),
  }
}

function toPictureArt(picture: CoverPicture): Art | undefined {
  switch (picture.type) {
    case 'month':
      return toMonthArt(picture.month)
    case 'tag': {
      const miniature = toMiniature(getCatalog(), picture.name, picture.props)
      return miniature?.type === 'table'
        ? toTableArt(miniature)
        : miniature && placeBoxes(miniature.nodes, miniature.arrows)
    }
    case 'chart':
      return toChartArt(picture.text)
    case 'tree':
      return toTreeArt(picture.lines)
    case 'code':
      return toCodeArt(picture)
  }
}

/** Lays out the first picture that can be drawn. Undefined if there's none. */
export function toArt({ pictures }: Cover): Art | undefined {
  for (const picture of pictures) {
    const art = toPictureArt(picture)
    if (art !== undefined) return art
  }
  return undefined
}
