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
  const fill = (limit: number) => {
    const lines: string[] = []
    for (const word of name.split(' ')) {
      const longer = `${lines.at(-1) ?? ''} ${word}`
      if (lines.length > 0 && measureText(longer, size) <= limit) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return lines
  }
  let lines = fill(width)
  // The narrowest width that doesn't add a line gives the most even lines.
  for (let limit = width - 4; limit > 16; limit -= 4) {
    const narrower = fill(limit)
    if (narrower.length > lines.length) break
    lines = narrower
  }
  return lines
}
