import { getMessage } from '@/lib/catalog/find'
import { getCatalog } from '@/lib/catalog/load'
import { tokenizeProtobuf } from '@/lib/catalog/schema/protobuf'
import { findSchemaTree } from '@/lib/catalog/schema/read'
import { DrawingFigure } from './figure'
import { ResourceName } from './name'
import { SchemaFields } from './schema-fields'

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
