/** Letters that a line of a table takes on a phone. */
const line = 40

/** Letters of a column beyond which it holds sentences and not marks. */
const mark = 14

/** Letters of a path in a first column beyond which it may break, and is a line of its own on a phone. */
const path = 24

/** How a table is laid out where it is narrow: as it is, as it is but scrolling, or each row as a small list. */
export type TableShape = 'fits' | 'scrolls' | 'stacks'

/** Whether a first cell holds a word, such as a path, that leaves no room beside it on a phone. */
function hasLongWord(rows: readonly (readonly string[])[]): boolean {
  return rows.some(([cell = '']) => cell.split(' ').some((word) => word.length > path))
}

/**
 * Decides how a table behaves on a phone.
 * @param rows words of its cells, the header first
 */
export function findTableShape(rows: readonly (readonly string[])[]): TableShape {
  const [headers = []] = rows
  const widths = headers.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)))
  if (headers.length < 3) return (widths[0] ?? 0) > path && hasLongWord(rows) ? 'stacks' : 'fits'
  if (widths.reduce((sum, width) => sum + width + 2, 0) <= line) return 'fits'
  // A table of marks is compared column by column, which a list would take apart.
  const marks = widths.slice(1)
  if (marks.some((width) => width > mark)) return 'stacks'
  // The first column breaks its words into lines.
  if (marks.reduce((sum, width) => sum + width + 2, 0) <= line * 0.65) return 'fits'
  return headers.length > 3 ? 'scrolls' : 'stacks'
}
