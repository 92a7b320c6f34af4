import type { SchemaField } from '@/lib/catalog/schema/types'
import { getMessage } from '@/lib/catalog/find'
import { getCatalog } from '@/lib/catalog/load'
import { tokenizeProtobuf } from '@/lib/catalog/schema/protobuf'
import { findSchemaTree } from '@/lib/catalog/schema/read'
import { DrawingFigure, ResourceName } from './parts'

function Facts({ field }: { field: SchemaField }) {
  const { values, limits, example, default: preset } = field
  if (values.length === 0 && limits.length === 0 && example === undefined && preset === undefined) return null
  return (
    <p className="field-facts">
      {values.length === 0 ? null : (
        <span>
          {values.length === 1 ? 'always ' : 'one of '}
          {values.map((value, index) => (
            <span key={value}>
              {index === 0 ? null : ' '}
              <code>{value}</code>
            </span>
          ))}
        </span>
      )}
      {limits.map((limit) => (
        <span key={limit}>{limit}</span>
      ))}
      {preset === undefined ? null : (
        <span>
          default <code>{preset}</code>
        </span>
      )}
      {example === undefined ? null : (
        <span>
          such as <code>{example}</code>
        </span>
      )}
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
            {field.format === undefined ? null : <span className="field-format">{field.format}</span>}{' '}
            {field.required ? <b>required</b> : null}
          </p>
          {field.description === undefined ? null : <p>{field.description}</p>}
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

interface SchemaViewProps {
  message: string
  version?: string
  title?: string
}

/** A message's schema as a collapsible tree, or as text for Protobuf. */
export function SchemaView({ message: id, version, title }: SchemaViewProps) {
  const message = getMessage(getCatalog(), id, version)
  const { schema, name } = message
  const tree = schema === undefined ? undefined : findSchemaTree(schema)
  return (
    <DrawingFigure className="schema-view" label={`Schema of ${name} ${message.version}`} title={title}>
      <div className="drawn-bar">
        <ResourceName resource={message} />
        <span className="drawn-facts">
          {schema === undefined ? null : <code>{schema.file}</code>} {tree?.dialect ?? (schema ? 'Protobuf' : '')}
        </span>
      </div>
      {schema === undefined ? <p className="schema-about">This message has no schema.</p> : null}
      {tree === undefined ? null : (
        <>
          {tree.description === undefined ? null : <p className="schema-about">{tree.description}</p>}
          <SchemaFields fields={tree.fields} />
        </>
      )}
      {schema !== undefined && tree === undefined ? (
        <docs-scroll class="schema-text">
          <pre>
            <code>
              {tokenizeProtobuf(schema.text).map(({ text, type }, index) =>
                type === undefined ? (
                  text
                ) : (
                  <span key={index} className={type}>
                    {text}
                  </span>
                ),
              )}
            </code>
          </pre>
        </docs-scroll>
      ) : null}
    </DrawingFigure>
  )
}
