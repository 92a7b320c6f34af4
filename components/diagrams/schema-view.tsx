import type { ReactNode } from 'react'
import { getCatalog } from '@/lib/catalog/load'
import { tokenizeProtobuf } from '@/lib/catalog/schema/protobuf'
import { findSchemaTree } from '@/lib/catalog/schema/read'
import type { SchemaField } from '@/lib/catalog/schema/types'
import { findShown } from '@/lib/catalog/text/schemas'
import { DrawingFigure, ResourceName } from './parts'

function Facts({ field: { values, limits, example, default: preset } }: { field: SchemaField }) {
  const facts: ReactNode[] = [...limits]
  const choices = values.map((value, index) => (
    <span key={value}>
      {index === 0 ? '' : ' '}
      <code>{value}</code>
    </span>
  ))
  if (choices.length > 0) facts.unshift([choices.length === 1 ? 'constant: ' : 'Allowed values: ', ...choices])
  if (preset !== undefined) facts.push(['default ', <code key="value">{preset}</code>])
  if (example !== undefined) facts.push(['such as ', <code key="value">{example}</code>])
  if (facts.length === 0) return null
  return (
    <p className="field-facts">
      {facts.map((fact, index) => (
        <span key={index}>{fact}</span>
      ))}
    </p>
  )
}

/** Schema fields as a tree. Nested fields can be collapsed. */
export function SchemaFields({ fields }: { fields: readonly SchemaField[] }) {
  return (
    <ul className="schema-fields">
      {fields.map((field) => (
        <li key={field.path}>
          <p className="field-head">
            <code>{field.name}</code> <span>{field.type}</span>{' '}
            {field.format && <span className="field-format">{field.format}</span>}{' '}
            {field.required ? <b>required</b> : null}
          </p>
          {field.description && <p>{field.description}</p>}
          <Facts field={field} />
          {field.fields.length === 0 ? null : (
            <details>
              <summary>
                {field.fields.length} nested {field.fields.length === 1 ? 'field' : 'fields'}{' '}
                <span className="sr-only">in {field.name}</span>
              </summary>
              <SchemaFields fields={field.fields} />
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

function Protobuf({ text }: { text: string }) {
  return (
    <docs-scroll class="schema-text">
      <pre>
        <code>
          {tokenizeProtobuf(text).map((token, index) =>
            token.type === undefined ? (
              token.text
            ) : (
              <span key={index} className={token.type}>
                {token.text}
              </span>
            ),
          )}
        </code>
      </pre>
    </docs-scroll>
  )
}

/** A message's schema as a collapsible tree, or as text for Protobuf. */
export function SchemaView(props: { message: string; version?: string; imported?: string; title?: string }) {
  const message = findShown(getCatalog(), props)
  const { schema, name, version } = message
  const tree = schema && findSchemaTree(schema)
  return (
    <DrawingFigure className="schema-view" label={`Schema of ${name} ${version}`} title={props.title}>
      <div className="drawn-bar">
        <ResourceName resource={message} />
        <span className="drawn-facts">
          {schema && <code>{schema.file}</code>} {schema && (tree?.dialect ?? 'Protobuf')}
        </span>
      </div>
      {schema === undefined ? <p className="schema-about">This message has no schema.</p> : null}
      {tree?.description && <p className="schema-about">{tree.description}</p>}
      {tree && <SchemaFields fields={tree.fields} />}
      {schema && tree === undefined ? <Protobuf text={schema.text} /> : null}
    </DrawingFigure>
  )
}
