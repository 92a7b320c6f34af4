/** Wrapped text, and the font size it fits at. */
export interface FittedText {
  size: number
  lines: string[]
}

/** Where words can break, since names in code have no spaces. */
const breakable = /(?<=[a-z0-9])(?=[A-Z])|(?<=[./_-])/

/** Wraps text between words, or within names that are longer than a line. */
export function wrapText(text: string, fits: (text: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.trim().split(/\s+/)) {
    const parts = fits(word) ? [word] : word.split(breakable)
    parts.forEach((part, index) => {
      const last = lines.at(-1)
      const longer = last === undefined ? part : `${last}${index === 0 ? ' ' : ''}${part}`
      if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer
      else lines.push(part)
    })
  }
  return lines
}

/**
 * Finds the largest size at which a text fits into the given number of lines. Truncates it if even the smallest doesn't
 * fit.
 * @param measure returns a text's width at a size
 */
export function fitText(
  text: string,
  { sizes, width, lines: most }: { sizes: readonly number[]; width: number; lines: number },
  measure: (text: string, size: number) => number,
): FittedText {
  const at = (size: number) => wrapText(text, (line) => measure(line, size) <= width)
  for (const size of sizes) {
    const lines = at(size)
    if (lines.length <= most && lines.every((line) => measure(line, size) <= width)) return { size, lines }
  }
  const size = sizes.at(-1) ?? 16
  const lines = at(size)
  if (lines.length <= most) return { size, lines }
  const kept = lines.slice(0, most)
  let last = kept.at(-1) ?? ''
  while (last.includes(' ') && measure(`${last}…`, size) > width) last = last.slice(0, last.lastIndexOf(' '))
  return { size, lines: [...kept.slice(0, -1), `${last.replace(/[,;:.–-]+$/, '')}…`] }
}
