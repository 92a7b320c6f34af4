import { Fragment, type ReactNode } from 'react'
import type { RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { parseBody } from '@/lib/catalog/page/body'
import { textField } from '@/lib/catalog/page/front-matter'
import type { Resource } from '@/lib/catalog/types'
import { Mermaid } from '../mdx/mermaid'
import { Callout } from './callouts'
import { measureBlock, pageComponents } from './page-components'
import { Phrasing, Rows } from './page-text'

interface PageBodyProps {
  resource: Resource
  most: number
  /** Generated parts, by the component that shows them. They go where the text places them, otherwise at the end. */
  drawn?: Record<string, ReactNode>
  second?: ReactNode
}

/** How Markdown looks. Other blocks, such as comments, show nothing. Components on their own line aren't text. */
function toText(node: RootContent): ReactNode {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      if (node.type === 'paragraph' && node.children.every(({ type }) => type === 'mdxJsxTextElement')) return undefined
      return (
        <p className={node.type === 'heading' ? 'body-heading' : undefined}>
          <Phrasing nodes={node.children} />
        </p>
      )
    case 'list': {
      const List = node.ordered === true ? 'ol' : 'ul'
      return (
        <List>
          {node.children.map(({ children: [first] }, index) => (
            <li key={index}>{first?.type === 'paragraph' ? <Phrasing nodes={first.children} /> : null}</li>
          ))}
        </List>
      )
    }
    case 'table': {
      const [head = [], ...rows] = node.children.map(({ children }) => children.map((cell) => toString(cell)))
      return <Rows head={head} rows={rows} />
    }
    case 'code':
      if (node.lang === 'mermaid') return <Mermaid chart={node.value} />
      return (
        <docs-scroll>
          <pre className="body-code">
            <code>{node.value}</code>
          </pre>
        </docs-scroll>
      )
    default:
      return undefined
  }
}

/** A block as it's drawn. Undefined or null if it shows nothing. @throws for a component that can't be drawn */
function draw(node: RootContent, resource: Resource, drawn: Record<string, ReactNode>): ReactNode {
  if (node.type !== 'mdxJsxFlowElement') return toText(node)
  const name = node.name ?? ''
  if (name in drawn) return <>{drawn[name]}</>
  const component = pageComponents[name]
  if (component !== undefined) return component(node, resource)
  throw new Error(
    `${resource.file}  <${name}> isn't drawn on pages of the example catalog. Add it to components/diagrams/page-components.tsx.`,
  )
}

/** The beginning of a page's text. Headings are paragraphs, so the surrounding page doesn't get extra headings. */
export function PageBody(props: PageBodyProps) {
  const { resource, most, drawn = { NodeGraph: null, EntityPropertiesTable: null }, second } = props
  const all = parseBody(resource.markdown).map((node) => ({ node, element: draw(node, resource, drawn) }))
  const parts = all.filter(({ element }) => element !== undefined && element !== null)
  let [used, count] = [0, 0]
  for (const { node } of parts) {
    const size = measureBlock(node)
    // Text must fit completely. A component or a Mermaid diagram only has to start within the limit.
    const isText = node.type !== 'mdxJsxFlowElement' && !(node.type === 'code' && node.lang === 'mermaid')
    if (count > 0 && used + (isText ? size : 0) > most) break
    used += size
    count++
  }
  // A heading without content isn't useful.
  if (parts[count - 1]?.node.type === 'heading') count--
  const shown = parts.slice(0, count)
  const isMissing = (name: string) => shown.every(({ node }) => !('name' in node) || node.name !== name)
  return (
    <div className="screen-body">
      {shown.map(({ element }, index) => (
        <Fragment key={index}>
          <Callout field={index === 0 ? textField : undefined} as="div">
            {element}
          </Callout>
          {index === 0 ? second : null}
        </Fragment>
      ))}
      {count < parts.length ? <p className="body-more">Text continues …</p> : null}
      {Object.entries(drawn).map(([name, part]) => isMissing(name) && <Fragment key={name}>{part}</Fragment>)}
    </div>
  )
}
