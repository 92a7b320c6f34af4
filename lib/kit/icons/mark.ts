/** The colors of the four parts of the mark, as CSS values. */
export interface MarkColors {
  spine: string
  command: string
  event: string
  query: string
}

/** The colors of the page that the mark stands on. */
export const pageMarkColors: MarkColors = {
  spine: 'currentColor',
  command: 'var(--command-edge)',
  event: 'var(--event-edge)',
  query: 'var(--query-edge)',
}

/**
 * The mark: a channel that carries a command, an event and a query, and the letter E at once. It stands on a grid of
 * 2 units in a box of 32 by 32, so that it is sharp at 16 pixels.
 * @returns shapes without the `<svg>` around them
 */
export function writeMarkShapes({ spine, command, event, query }: MarkColors): string {
  const note = (x: number, y: number, fill: string) =>
    `<rect x="${x}" y="${y}" width="10" height="8" rx="2" fill="${fill}"/>`
  return `<path d="M20 4H8a4 4 0 0 0-4 4v16a4 4 0 0 0 4 4h12M4 16h10" fill="none" stroke="${spine}" stroke-width="4"/>${note(18, 0, command)}${note(12, 12, event)}${note(18, 24, query)}`
}
