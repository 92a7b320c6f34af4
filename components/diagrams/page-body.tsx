import type { ReactNode } from 'react'
import type { BodyBlock } from '@/lib/catalog/page/body'
import type { Entity } from '@/lib/catalog/types'
import { textField } from '@/lib/catalog/page/front-matter'
import { Mermaid } from '../mdx/mermaid'
import { Line } from './parts'
import { PageComponent, Rows } from './page-components'
import { Callout, type Callouts } from './callouts'

/** The properties table on an entity's page. */
export function EntityProperties({ entity }: { entity: Entity }) {
  const rows = entity.properties.map(({ name, type, required, description = '' }) => [
    name,
    type,
    required ? 'Yes' : 'No',
    description,
  ])
  return <Rows head={['Name', 'Type', 'Required', 'Description']} rows={rows} />
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
    case 'table': {
      const [head = [], ...rows] = block.rows
      return <Rows head={head} rows={rows} />
    }
    case 'code':
      return (
        <docs-scroll>
          <pre className="body-code">
            <code>{block.text}</code>
          </pre>
        </docs-scroll>
      )
    case 'mermaid':
      return <Mermaid chart={block.text} />
    case 'graph':
    case 'properties':
      return drawn[block.type]
    default:
      return <PageComponent block={block} />
  }
}

interface PageBodyProps {
  blocks: readonly BodyBlock[]
  more: boolean
  callouts: Callouts | undefined
  /** Generated parts. They go where the text places them, otherwise at the end. */
  drawn: { graph: ReactNode; properties: ReactNode }
}

/** The beginning of a page's text. Headings are paragraphs, so the surrounding page doesn't get extra headings. */
export function PageBody({ blocks, more, callouts, drawn }: PageBodyProps) {
  const isMissing = (part: 'graph' | 'properties') => blocks.every(({ type }) => type !== part)
  return (
    <div className="screen-body">
      {blocks.map((block, index) => (
        <Callout key={index} callouts={index === 0 ? callouts : undefined} field={textField} side="page" as="div">
          <Block block={block} drawn={drawn} />
        </Callout>
      ))}
      {more ? <p className="body-more">Text continues …</p> : null}
      {isMissing('properties') ? drawn.properties : null}
      {isMissing('graph') ? drawn.graph : null}
    </div>
  )
}
