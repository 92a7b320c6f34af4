/** Small outlines of 14 by 14, relative to their first point: a graph holds dozens of them, so they are short. */
const icons = {
  event: [8, 1, 'l-5 7h4l-1 5 5-7h-4z'],
  command: [2, 7, 'h9m-3.5-3.5 3.5 3.5-3.5 3.5'],
  query: [9, 9, 'a4 4 0 1 0-1 1m1-1 3.5 3.5'],
  service: [2, 2, 'h10v4h-10zm0 6h10v4h-10z'],
  domain: [2, 2, 'h4v4h-4zm6 0h4v4h-4zm-6 6h4v4h-4zm6 0h4v4h-4z'],
  channel: [1, 5, 'h11m-3-3 3 3m0 4h-11m3 3-3-3'],
} as const

export type GraphIcon = keyof typeof icons

/** The data of a path for an icon whose corner is at a point. */
export function toIconPath(kind: GraphIcon, x: number, y: number): string {
  const [dx, dy, rest] = icons[kind]
  return `M${x + dx} ${y + dy}${rest}`
}
