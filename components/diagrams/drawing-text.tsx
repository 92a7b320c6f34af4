import type { ReactNode } from 'react'
import type { Inline, ListItem, TextBlock } from '@/lib/catalog/text/blocks'
import { OpenLink } from './parts'

/** A line of text with inline code and resource names. */
export function Line({ line }: { line: readonly Inline[] }) {
  return line.map((piece, index) => {
    if (typeof piece === 'string') return piece
    if ('code' in piece) return <code key={index}>{piece.code}</code>
    if ('strong' in piece) return <strong key={index}>{piece.strong}</strong>
    return (
      <OpenLink key={index} open={piece.open}>
        {piece.version === undefined ? piece.name : `${piece.name} ${piece.version}`}
      </OpenLink>
    )
  })
}

function Items({ items, ordered = false }: { items: readonly ListItem[]; ordered?: boolean | undefined }) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List>
      {items.map(({ key, line, items: inner = [] }, index) => (
        <li key={index} data-k={key}>
          <Line line={line} />
          {inner.length === 0 ? null : <Items items={inner} />}
        </li>
      ))}
    </List>
  )
}

export function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly ReactNode[])[] }) {
  return (
    <table className={head.length > 2 ? 'wide' : undefined}>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
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
  )
}

function Block({ block }: { block: TextBlock }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Line line={block.line} />
        </p>
      )
    case 'heading':
      return (
        <p>
          <strong>{block.text}</strong>
        </p>
      )
    case 'list':
      return <Items items={block.items} ordered={block.ordered} />
    case 'table':
      return (
        <Table
          head={block.head}
          rows={block.rows.map((cells) => cells.map((line, column) => <Line key={column} line={line} />))}
        />
      )
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      )
  }
}

/** Text version of a drawing, for screen readers and drawings without a picture. */
export function DrawingText({ blocks }: { blocks: readonly TextBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />)
}
