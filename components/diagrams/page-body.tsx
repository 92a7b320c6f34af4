import type { ReactNode } from 'react'
import type { BodyBlock } from '@/lib/catalog/page/body'
import type { Entity } from '@/lib/catalog/types'
import { textField } from '@/lib/catalog/page/front-matter'
import { Line } from './line'
import { Marked, type PageMarks } from './page-marks'

function Rows({ rows: [head = [], ...rows] }: { rows: readonly (readonly string[])[] }) {
  return (
    <docs-scroll>
      <table>
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
    </docs-scroll>
  )
}

/** The properties of an entity, as its page lists them. */
export function EntityProperties({ entity }: { entity: Entity }) {
  const rows = entity.properties.map(({ name, type, required, description = '' }) => [
    name,
    type,
    required ? 'Yes' : 'No',
    description,
  ])
  return <Rows rows={[['Name', 'Type', 'Required', 'Description'], ...rows]} />
}

function Block({ block, drawn }: { block: BodyBlock; drawn: PageBodyProps['drawn'] }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Line line={block.line} />
        </p>
      )
    case 'heading':
      return (
        <p className="body-heading">
          <Line line={block.line} />
        </p>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((line, index) => (
            <li key={index}>
              <Line line={line} />
            </li>
          ))}
        </List>
      )
    }
    case 'table':
      return <Rows rows={block.rows} />
    case 'box':
      return <p className="body-box">{block.label}</p>
    case 'graph':
    case 'properties':
      return drawn[block.type]
  }
}

interface PageBodyProps {
  blocks: readonly BodyBlock[]
  more: boolean
  marks: PageMarks | undefined
  /** What is drawn from the resource: within the text where that has it, else behind it. */
  drawn: { graph: ReactNode; properties: ReactNode }
}

/** The beginning of the text of a page. Its headings are paragraphs: they are none of the page that shows the drawing. */
export function PageBody({ blocks, more, marks, drawn }: PageBodyProps) {
  const isMissing = (part: 'graph' | 'properties') => blocks.every(({ type }) => type !== part)
  return (
    <div className="screen-body">
      {blocks.map((block, index) => (
        <Marked key={index} marks={index === 0 ? marks : undefined} field={textField} side="page" as="div">
          <Block block={block} drawn={drawn} />
        </Marked>
      ))}
      {more ? <p className="body-more">The text goes on …</p> : null}
      {isMissing('properties') ? drawn.properties : null}
      {isMissing('graph') ? drawn.graph : null}
    </div>
  )
}
