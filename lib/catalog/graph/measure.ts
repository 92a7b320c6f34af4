const narrow = "ijltfrI.,:;'|!()[] -"
const wide = 'mwMWQOG@%'

/** Estimated width of a text in the interface typeface, in pixels. Errs on the wide side. */
export function measureText(text: string, size: number): number {
  const ems = [...text].reduce((sum, sign) => {
    if (narrow.includes(sign)) return sum + 0.32
    if (wide.includes(sign)) return sum + 0.86
    return sum + (sign >= 'A' && sign <= 'Z' ? 0.67 : 0.565)
  }, 0)
  return Math.ceil(ems * size)
}

/** Wraps a name into as few lines as possible, with line lengths as even as possible. */
export function wrapName(name: string, size: number, width: number): string[] {
  const words = name.split(' ')
  const lines: string[] = []
  const fill = (limit: number) => {
    lines.length = 0
    for (const word of words) {
      const last = lines.at(-1)
      if (last !== undefined && measureText(`${last} ${word}`, size) <= limit)
        lines[lines.length - 1] = `${last} ${word}`
      else lines.push(word)
    }
    return lines.length
  }
  const count = fill(width)
  // The narrowest width that doesn't add a line gives the most even lines.
  let limit = width
  while (limit > 20 && fill(limit - 4) === count) limit -= 4
  fill(limit)
  return [...lines]
}
