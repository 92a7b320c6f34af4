import type { Element, Root } from 'hast'
import { visit, SKIP } from 'unist-util-visit'
import { toString } from 'hast-util-to-string'
import { isElement, jsxTypes, toElement } from './nodes'

/** The first word of an entry is a file or folder name. The rest describes it. */
function wrapFileName(entry: Element): void {
  const index = entry.children.findIndex((child) => child.type !== 'text' || child.value.trim() !== '')
  const first = entry.children[index]
  if (first?.type !== 'text') return
  const [, name = '', note = ''] = /^\s*(\S+)([\s\S]*)$/.exec(first.value) ?? []
  entry.children.splice(index, 1, toElement('span', { className: ['tree-name'] }, name))
  if (note.trim() !== '') entry.children.splice(index + 1, 0, { type: 'text', value: note })
}

/** Wraps file names in `<ProjectTree>` lists to style them differently from their descriptions. */
export function rehypeTrees() {
  return (tree: Root) => {
    visit(tree, jsxTypes, (node) => {
      if (node.name === 'ProjectTree') visit(node as unknown as Root, { tagName: 'li' }, wrapFileName)
    })
  }
}

/** Characters that fit on one line of a table on a phone. */
const maxLineLength = 40

/** A column with more characters than this contains sentences rather than short values. */
const maxValueLength = 14

/** A path in the first column that's longer than this can wrap, and gets its own line on a phone. */
const maxPathLength = 24

/** Chooses a table's layout for phones, from the text of its cells: unchanged, scrolling, or rows as lists. */
function findTableShape(rows: readonly (readonly string[])[]): 'fits' | 'scrolls' | 'stacks' {
  const [headers = []] = rows
  const widths = headers.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)))
  const add = (columns: number[]) => columns.reduce((sum, width) => sum + width + 2, 0)
  if (headers.length < 3) {
    // A word such as a path leaves no room for other columns.
    const words = rows.flatMap(([cell = '']) => cell.split(' '))
    return words.some((word) => word.length > maxPathLength) ? 'stacks' : 'fits'
  }
  if (add(widths) <= maxLineLength) return 'fits'
  // Readers compare short values column by column, which a list would make harder.
  const otherWidths = widths.slice(1)
  if (otherWidths.some((width) => width > maxValueLength)) return 'stacks'
  // The first column can wrap.
  if (add(otherWidths) <= maxLineLength * 0.65) return 'fits'
  return headers.length > 3 ? 'scrolls' : 'stacks'
}

/** Classes for the cells of a column. CSS adds a label to them. */
const classes: Record<string, string> = { Required: 'required', Default: 'default', Since: 'since' }

const textOf = (cell: Element) => toString(cell).trim()

function findAll(node: Element, tagName: string): Element[] {
  const found: Element[] = []
  visit(node, { tagName }, (child: Element) => void found.push(child))
  return found
}

/** Adds classes to cells, so that CSS can show a field's facts in one line before its meaning. */
function labelCells(table: Element, headers: string[]): void {
  for (const row of findAll(table, 'tr')) {
    const cells = findAll(row, 'td')
    cells.slice(1, -1).forEach((cell, index) => {
      const text = textOf(cell)
      const name = classes[headers[index + 1] ?? '']
      if (['', '–', '—', '-', 'no'].includes(text)) cell.properties.hidden = true
      // CSS replaces “yes” with “required”. Conditions keep their text.
      else if (name !== undefined && (name !== 'required' || text === 'yes')) cell.properties.className = [name]
    })
  }
}

/** Chooses the table's layout for phones. If rows become lists, passes the column names to CSS as labels. */
function shapeTable(table: Element, headers: string[]): void {
  const rows = findAll(table, 'tr').map((row) => row.children.filter(isElement).map(textOf))
  const shape = findTableShape(rows)
  if (shape === 'fits') return
  table.properties.className = headers.length > 2 ? [shape, 'wide'] : [shape]
  if (shape !== 'stacks') return
  const labels = headers.flatMap((header, index) => {
    // A badge already says "since", so an empty column doesn't need a label.
    const isEmpty = header === '' || (header === 'Since' && rows.slice(1).every((row) => row[index] === ''))
    return index === 0 || isEmpty ? [] : `--c${index + 1}:'${header.replace(/['\\]/g, '’')}'`
  })
  table.properties.style = labels.join(';')
}

/** Makes wide tables scroll horizontally, and lays out field tables as a list. */
export function rehypeTables() {
  return (tree: Root) => {
    visit(tree, { tagName: 'table' }, (node: Element, index, parent) => {
      if (parent === undefined || index === undefined) return undefined
      const cells = findAll(node, 'th')
      const headers = cells.map(textOf)
      // A table of fields has five or more columns, and the last one explains the others.
      if (headers.length >= 5 && ['Meaning', 'Description'].includes(headers.at(-1) ?? '')) {
        node.properties.className = ['fields']
        labelCells(node, headers)
      } else shapeTable(node, headers)
      // Empty headers label nothing. Comparison tables often have one at the top left.
      for (const header of cells) if (textOf(header) === '') header.tagName = 'td'
      parent.children[index] = toElement('docs-scroll', { className: ['table'] }, [node])
      return SKIP
    })
  }
}
