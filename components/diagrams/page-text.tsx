import type { ReactNode } from 'react'
import type { PhrasingContent, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { findResource } from '@/lib/catalog/find'
import { getCatalog } from '@/lib/catalog/load'
import { getAttribute } from '@/lib/catalog/page/body'
import { nameOf } from '@/lib/catalog/text/blocks'
import { resourceKinds } from '@/lib/catalog/types'
import { Line } from './parts'

/** Names of columns. */
export function TableHead({ names }: { names: readonly string[] }) {
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** A table that scrolls if it's too wide. */
export function Rows({ head, rows }: { head: readonly string[]; rows: readonly (readonly ReactNode[])[] }) {
  return (
    <docs-scroll>
      <table className={head.length > 2 ? 'wide' : undefined}>
        <TableHead names={head} />
        <tbody>
          {rows.map((cells, index) => (
            <tr key={index}>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </docs-scroll>
  )
}

/** Text with inline code and names of resources. */
export function Phrasing({ nodes }: { nodes: readonly PhrasingContent[] }) {
  return nodes.map((node, index) => {
    if (node.type === 'text') return node.value.replaceAll('\n', ' ')
    if (node.type === 'inlineCode') return <code key={index}>{node.value}</code>
    if (node.type === 'strong') return <b key={index}>{toString(node)}</b>
    if (node.type !== 'mdxJsxTextElement' || node.name !== 'ResourceLink') return toString(node)
    const id = getAttribute(node, 'id')
    const resource = findResource(getCatalog(), resourceKinds, id)
    const name = toString(node) || (resource?.name ?? id)
    return resource === undefined ? name : <Line key={index} line={[nameOf({ ...resource, name })]} />
  })
}

/** Blocks as a single paragraph. */
export function Flat({ nodes }: { nodes: readonly RootContent[] }) {
  const line = nodes.flatMap((node, index): PhrasingContent[] => {
    if (node.type !== 'paragraph') return [node as PhrasingContent]
    return index > 0 ? [{ type: 'text', value: ' ' }, ...node.children] : node.children
  })
  return (
    <p>
      <Phrasing nodes={line} />
    </p>
  )
}
