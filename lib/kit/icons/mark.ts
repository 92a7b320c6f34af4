/** CSS colors for the four parts of the logo. */
export type MarkColors = Record<'spine' | 'command' | 'event' | 'query', string>

/** The logo's colors on a page. */
export const pageMarkColors: MarkColors = {
  spine: 'currentColor',
  command: 'var(--command-edge)',
  event: 'var(--event-edge)',
  query: 'var(--query-edge)',
}

/**
 * Shapes of the logo: a channel with a command, an event and a query, which also form the letter E. On a 2-unit grid in
 * a 32×32 box, to stay sharp at 16 pixels.
 */
export function writeMarkShapes({ spine, command, event, query }: MarkColors): string {
  const note = (x: number, y: number, fill: string) =>
    `<rect x="${x}" y="${y}" width="10" height="8" rx="2" fill="${fill}"/>`
  return `<path d="M20 4H8a4 4 0 0 0-4 4v16a4 4 0 0 0 4 4h12M4 16h10" fill="none" stroke="${spine}" stroke-width="4"/>${note(18, 0, command)}${note(12, 12, event)}${note(18, 24, query)}`
}
