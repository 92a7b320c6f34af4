/** Characters that fit on one line of a table on a phone. */
const line = 40

/** A column with more characters than this contains sentences rather than short values. */
const mark = 14

/** A path in the first column that's longer than this can wrap, and gets its own line on a phone. */
const path = 24

/** Layout of a table on a phone: unchanged, scrolling, or each row as a list. */
export type TableShape = 'fits' | 'scrolls' | 'stacks'

/** Whether a first cell contains a word, such as a path, that leaves no room for other columns on a phone. */
function hasLongWord(rows: readonly (readonly string[])[]): boolean {
  return rows.some(([cell = '']) => cell.split(' ').some((word) => word.length > path))
}

/**
 * Chooses a table's layout for phones.
 * @param rows text of the cells, header first
 */
export function findTableShape(rows: readonly (readonly string[])[]): TableShape {
  const [headers = []] = rows
  const widths = headers.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)))
  if (headers.length < 3) return (widths[0] ?? 0) > path && hasLongWord(rows) ? 'stacks' : 'fits'
  if (widths.reduce((sum, width) => sum + width + 2, 0) <= line) return 'fits'
  // Readers compare short values column by column, which a list would make harder.
  const marks = widths.slice(1)
  if (marks.some((width) => width > mark)) return 'stacks'
  // The first column can wrap.
  if (marks.reduce((sum, width) => sum + width + 2, 0) <= line * 0.65) return 'fits'
  return headers.length > 3 ? 'scrolls' : 'stacks'
}
