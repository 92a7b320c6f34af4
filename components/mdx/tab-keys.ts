/** Index of the tab that a key moves to, following the WAI-ARIA tabs pattern. Undefined for other keys. */
export function findNextTab(key: string, index: number, count: number): number | undefined {
  const moves: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: count - 1 }
  const next = moves[key]
  return next === undefined || index < 0 ? undefined : (next + count) % count
}
