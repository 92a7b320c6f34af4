import type { Element, ElementContent, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { findTableShape } from './table-shape'

/** Names of a last column that explains what the others give. */
const explains = ['Meaning', 'Description']

/** What a cell holds, by the name of its column: the style sheet says it in words. */
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

/** A table that lists fields: five columns or more, of which the last explains. */
function isFieldTable(headers: string[]): boolean {
  return headers.length >= 5 && explains.includes(headers.at(-1) ?? '')
}

/** Tells the style sheet what a cell holds, so that a field's facts can stand in one line above its meaning. */
function labelCells(table: Element, headers: string[]): void {
  for (const row of findAll(table, 'tr')) {
    const cells = row.children.filter(isElement).filter(({ tagName }) => tagName === 'td')
    cells.slice(1, -1).forEach((cell, index) => {
      const text = toString(cell).trim()
      const name = classes[headers[index + 1] ?? '']
      if (['', '–', '—', '-', 'no'].includes(text)) cell.properties.hidden = true
      // “yes” is said as “required”; a condition is kept in its own words.
      else if (name !== undefined && (name !== 'required' || text === 'yes')) cell.properties.className = [name]
    })
  }
}

/** Gives the style sheet what each row becomes on a phone: a list whose entries carry the names of their columns. */
function shapeTable(table: Element, headers: string[]): void {
  const rows = findAll(table, 'tr').map((row) => row.children.filter(isElement).map((cell) => toString(cell).trim()))
  const shape = findTableShape(rows)
  if (headers.length > 2 || shape === 'stacks') table.properties.className = [shape]
  if (shape !== 'stacks') return
  const names = headers.map((header, index) => [index + 1, header] as const).slice(1)
  table.properties.style = names
    // A badge says "since" itself, and has no words of its own yet.
    .filter(
      ([column, header]) =>
        header !== '' && (header !== 'Since' || rows.slice(1).some((row) => row[column - 1] !== '')),
    )
    .map(([column, header]) => `--c${column}:'${header.replace(/['\\]/g, '’')}'`)
    .join(';')
}

/** A header without words names nothing: in a table that compares, the first cell is one. */
function emptyHeaders(table: Element): void {
  for (const header of findAll(table, 'th')) if (toString(header).trim() === '') header.tagName = 'td'
}

/** Lets wide tables scroll inside themselves, and lays out tables of fields as a list. */
export function rehypeTables() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || parent === undefined || index === undefined) return undefined
      const headers = findAll(node, 'th').map((header) => toString(header).trim())
      if (isFieldTable(headers)) {
        node.properties.className = ['fields']
        labelCells(node, headers)
      } else shapeTable(node, headers)
      emptyHeaders(node)
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
