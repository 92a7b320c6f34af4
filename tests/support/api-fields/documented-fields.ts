import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Root, RootContent, Table } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { getAttribute, isJsx } from '@/tools/lint/passages'
import { parseText } from '@/tools/lint/parse'

/** A field as listed on a page. */
export interface DocumentedField {
  /** As written: `owners[]`, `custom.menu[].label`. */
  name: string
  isRequired: boolean
  /** Id of the heading above its table. */
  section: string
}

const headers = ['Field', 'Option']

function parse(file: string): Root {
  const text = readFileSync(file, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '')
  const { tree } = parseText(text)
  if (tree === undefined) throw new Error(`${file} can't be parsed.`)
  return tree
}

/** Rows of a field table. Empty for any other table. */
function readTable({ children: [head, ...rows] }: Table, section: string): DocumentedField[] {
  const names = head?.children.map((cell) => toString(cell)) ?? []
  const required = names.indexOf('Required')
  if (!headers.includes(names[0] ?? '') || required < 0) return []
  return rows.flatMap((row) =>
    (row.children[0]?.children ?? [])
      .filter((node) => node.type === 'inlineCode')
      .map((node) => ({
        name: node.value,
        isRequired: toString(row.children[required] ?? row).startsWith('yes'),
        section,
      })),
  )
}

/** The fields listed in a page's tables, including its partials, in page order. */
export function readDocumentedFields(contentDir: string, file: string): DocumentedField[] {
  let section = ''
  const read = (nodes: readonly RootContent[]): DocumentedField[] =>
    nodes.flatMap((node) => {
      if (node.type === 'heading') section = /\{#([^}]+)\}/.exec(toString(node))?.[1] ?? section
      if (node.type === 'table') return readTable(node, section)
      if (isJsx(node) && node.name === 'Partial') {
        const name = getAttribute(node, 'name') ?? ''
        return read(parse(path.join(contentDir, 'partials', `${name}.mdx`)).children)
      }
      return 'children' in node ? read(node.children) : []
    })
  return read(parse(path.join(contentDir, file)).children)
}
