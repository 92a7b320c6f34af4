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
