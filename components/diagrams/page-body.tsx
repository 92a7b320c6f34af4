import type { BodyBlock } from '@/lib/catalog/page/body'
import type { Entity } from '@/lib/catalog/types'
import { Line } from './line'

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

function Block({ block }: { block: BodyBlock }) {
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
      return null
  }
}

/** The beginning of the text of a page. Its headings are paragraphs: they are none of the page that shows the drawing. */
export function PageBody({ blocks, more }: { blocks: readonly BodyBlock[]; more: boolean }) {
  if (blocks.length === 0) return null
  return (
    <div className={`screen-body${more ? ' has-more' : ''}`}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
      {more ? <p className="body-more">The text goes on.</p> : null}
    </div>
  )
}
