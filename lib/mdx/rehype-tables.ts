import type { Element, ElementContent, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { findTableShape } from './table-shape'

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
  if (headers.length > 2 || shape === 'stacks') table.properties.className = [shape]
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
