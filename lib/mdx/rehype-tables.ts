import type { Element, Root, Text, ElementContent } from 'hast'
import { visit, SKIP } from 'unist-util-visit'
import { toString } from 'hast-util-to-string'

function toName(value: string): Element {
  return {
    type: 'element',
    tagName: 'span',
    properties: { className: ['tree-name'] },
    children: [{ type: 'text', value }],
  }
}

/** The first word of an entry is a file or folder name. The rest describes it. */
function wrapFileName(entry: Element): void {
  const index = entry.children.findIndex((child) => child.type !== 'text' || child.value.trim() !== '')
  const first = entry.children[index]
  if (first?.type !== 'text') return
  const [, name = '', note = ''] = /^\s*(\S+)([\s\S]*)$/.exec(first.value) ?? []
  const rest: Text[] = note.trim() === '' ? [] : [{ type: 'text', value: note }]
  entry.children.splice(index, 1, toName(name), ...rest)
}

/** Wraps file names in `<ProjectTree>` lists to style them differently from their descriptions. */
export function rehypeTrees() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' || node.name !== 'ProjectTree') return
      visit(node, 'element', (element) => {
        if (element.tagName === 'li') wrapFileName(element)
      })
    })
  }
}

/** Characters that fit on one line of a table on a phone. */
const maxLineLength = 40

/** A column with more characters than this contains sentences rather than short values. */
const maxValueLength = 14

/** A path in the first column that's longer than this can wrap, and gets its own line on a phone. */
const maxPathLength = 24

/** Layout of a table on a phone: unchanged, scrolling, or each row as a list. */
type TableShape = 'fits' | 'scrolls' | 'stacks'

/** Whether a first cell contains a word, such as a path, that leaves no room for other columns on a phone. */
function hasLongWord(rows: readonly (readonly string[])[]): boolean {
  return rows.some(([cell = '']) => cell.split(' ').some((word) => word.length > maxPathLength))
}

/**
 * Chooses a table's layout for phones.
 * @param rows text of the cells, header first
 */
function findTableShape(rows: readonly (readonly string[])[]): TableShape {
  const [headers = []] = rows
  const widths = headers.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)))
  if (headers.length < 3) return (widths[0] ?? 0) > maxPathLength && hasLongWord(rows) ? 'stacks' : 'fits'
  if (widths.reduce((sum, width) => sum + width + 2, 0) <= maxLineLength) return 'fits'
  // Readers compare short values column by column, which a list would make harder.
  const otherWidths = widths.slice(1)
  if (otherWidths.some((width) => width > maxValueLength)) return 'stacks'
  // The first column can wrap.
  if (otherWidths.reduce((sum, width) => sum + width + 2, 0) <= maxLineLength * 0.65) return 'fits'
  return headers.length > 3 ? 'scrolls' : 'stacks'
}

/** Headers of a last column that explains the others. */
const explanatoryHeaders = ['Meaning', 'Description']

/** Classes for the cells of a column. CSS adds a label to them. */
const classes: Record<string, string> = { Required: 'required', Default: 'default', Since: 'since' }

function findAll(node: Element, tagName: string): Element[] {
  const found: Element[] = []
  visit(node, 'element', (child) => {
    if (child.tagName === tagName) found.push(child)
  })
  return found
}

function isElement(node: ElementContent): node is Element {
  return node.type === 'element'
}

/** A table of fields has five or more columns, and the last one explains the others. */
function isFieldTable(headers: string[]): boolean {
  return headers.length >= 5 && explanatoryHeaders.includes(headers.at(-1) ?? '')
}

/** Adds classes to cells, so that CSS can show a field's facts in one line before its meaning. */
function labelCells(table: Element, headers: string[]): void {
  for (const row of findAll(table, 'tr')) {
    const cells = row.children.filter(isElement).filter(({ tagName }) => tagName === 'td')
    cells.slice(1, -1).forEach((cell, index) => {
      const text = toString(cell).trim()
      const name = classes[headers[index + 1] ?? '']
      if (['', '–', '—', '-', 'no'].includes(text)) cell.properties.hidden = true
      // CSS replaces “yes” with “required”. Conditions keep their text.
      else if (name !== undefined && (name !== 'required' || text === 'yes')) cell.properties.className = [name]
    })
  }
}

/** Chooses the table's layout for phones. If rows become lists, passes the column names to CSS as labels. */
function shapeTable(table: Element, headers: string[]): void {
  const rows = findAll(table, 'tr').map((row) => row.children.filter(isElement).map((cell) => toString(cell).trim()))
  const shape = findTableShape(rows)
  if (shape === 'fits') return
  table.properties.className = headers.length > 2 ? [shape, 'wide'] : [shape]
  if (shape !== 'stacks') return
  const names = headers.map((header, index) => [index + 1, header] as const).slice(1)
  table.properties.style = names
    // A badge already says "since", so an empty column doesn't need a label.
    .filter(
      ([column, header]) =>
        header !== '' && (header !== 'Since' || rows.slice(1).some((row) => row[column - 1] !== '')),
    )
    .map(([column, header]) => `--c${column}:'${header.replace(/['\\]/g, '’')}'`)
    .join(';')
}

/** Turns empty headers into cells, because they label nothing. Comparison tables often have one at the top left. */
function convertEmptyHeaders(table: Element): void {
  for (const header of findAll(table, 'th')) if (toString(header).trim() === '') header.tagName = 'td'
}

/** Makes wide tables scroll horizontally, and lays out field tables as a list. */
export function rehypeTables() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || parent === undefined || index === undefined) return undefined
      const headers = findAll(node, 'th').map((header) => toString(header).trim())
      if (isFieldTable(headers)) {
        node.properties.className = ['fields']
        labelCells(node, headers)
      } else shapeTable(node, headers)
      convertEmptyHeaders(node)
      parent.children[index] = {
        type: 'element',
        tagName: 'docs-scroll',
        properties: { className: ['table'] },
        children: [node],
      }
      return SKIP
    })
  }
}
