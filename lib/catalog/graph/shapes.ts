import type { MessageKind } from '../types'

/** Small 14×14 outlines, relative to their first point. Kept short because a graph contains dozens of them. */
const icons = {
  event: [8, 1, 'l-5 7h4l-1 5 5-7h-4z'],
  command: [2, 7, 'h9m-3.5-3.5 3.5 3.5-3.5 3.5'],
  query: [9, 9, 'a4 4 0 1 0-1 1m1-1 3.5 3.5'],
  service: [2, 2, 'h10v4h-10zm0 6h10v4h-10z'],
  domain: [2, 2, 'h4v4h-4zm6 0h4v4h-4zm-6 6h4v4h-4zm6 0h4v4h-4z'],
  channel: [1, 5, 'h11m-3-3 3 3m0 4h-11m3 3-3-3'],
} as const

export type GraphIcon = keyof typeof icons

/** Path data for an icon with its top-left corner at (x, y). */
export function toIconPath(kind: GraphIcon, x: number, y: number): string {
  const [dx, dy, rest] = icons[kind]
  return `M${x + dx} ${y + dy}${rest}`
}

/** Corner radius of lines. */
const bend = 5
/** Leg length of an arrowhead. */
const head = 4

const round = (value: number) =>
  String(Math.round(value * 10) / 10)
    .replace(/^(-?)0\./, '$1.')
    .replace('-0', '0')

/** Formats a command and its delta, without a space where a sign already separates the numbers. */
function pair(command: string, dx: number, dy: number): string {
  const [x, y] = [round(dx), round(dy)]
  return `${x.startsWith('-') ? command.trim() : command}${x}${y.startsWith('-') ? '' : ' '}${y}`
}

/** A line with round corners and an open arrowhead, as SVG path data. Relative commands keep it short. */
export function toLinePath(points: readonly { x: number; y: number }[]): string {
  const clean = points.filter((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]]
    if (before === undefined || after === undefined) return true
    return !((before.x === point.x && point.x === after.x) || (before.y === point.y && point.y === after.y))
  })
  const [start] = clean
  if (start === undefined) return ''
  let path = `M${round(start.x)} ${round(start.y)}`
  let at = start
  clean.slice(1).forEach((point, index) => {
    const next = clean[index + 2]
    const length = Math.hypot(point.x - at.x, point.y - at.y) || 1
    const [ux, uy] = [(point.x - at.x) / length, (point.y - at.y) / length]
    if (next === undefined) {
      path += ux === 0 ? `v${round(point.y - at.y)}` : `h${round(point.x - at.x)}`
      // Two legs, drawn backward from the tip.
      path += pair('m', -ux * head - uy * 3, -uy * head - ux * 3) + pair(' ', ux * head + uy * 3, uy * head + ux * 3)
      path += pair(' ', -ux * head + uy * 3, -uy * head + ux * 3)
      return
    }
    const after = Math.hypot(next.x - point.x, next.y - point.y)
    const radius = Math.min(bend, length, after / 2)
    const [vx, vy] = [(next.x - point.x) / after, (next.y - point.y) / after]
    const straight = length - radius
    if (straight > 0) path += ux === 0 ? `v${round(uy * straight)}` : `h${round(ux * straight)}`
    path += pair('q', ux * radius, uy * radius) + pair(' ', (ux + vx) * radius, (uy + vy) * radius)
    at = { x: point.x + vx * radius, y: point.y + vy * radius }
  })
  return path
}

/** Outline of a note: events have a folded corner, commands point forward, queries are rounded. */
export function toNotePath(kind: MessageKind, width: number, height: number): string {
  const small = Math.min(height / 2, width)
  if (kind === 'event') {
    const fold = small > 10 ? 8 : 6
    return `M0 0h${width}v${height - fold}l-${fold} ${fold}H0z`
  }
  if (kind === 'command') return `M0 0h${width - 6}l6 ${height / 2}l-6 ${height / 2}H0z`
  const radius = Math.min(9, height / 2)
  return `M${radius} 0h${width - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${height - 2 * radius}a${radius} ${radius} 0 0 1-${radius} ${radius}h-${width - 2 * radius}a${radius} ${radius} 0 0 1-${radius}-${radius}v-${height - 2 * radius}a${radius} ${radius} 0 0 1 ${radius}-${radius}z`
}

/** The folded corner of an event's note. */
export function toFoldPath(width: number, height: number): string {
  const fold = height > 20 ? 8 : 6
  return `M${width} ${height - fold}h-${fold}v${fold}z`
}

/** Outline of a data store. */
export function toCylinderPath(width: number, height: number): string {
  const lid = Math.min(5, width / 4)
  const half = width / 2
  return `M0 ${lid}a${half} ${lid} 0 0 1 ${width} 0v${height - 2 * lid}a${half} ${lid} 0 0 1-${width} 0zm0 0a${half} ${lid} 0 0 0 ${width} 0`
}
