import { getMessage } from '../find'
import { compareMessages, toHunks, type SchemaChange } from '../schema/changes'
import type { Catalog, Message } from '../types'
import { joinBlocks, nameOf, writeCode, writeLine, writeList, type Inline, type ListItem } from './blocks'

/** A change as a list item, marked if it's breaking. */
function toChangeItem({ path, change, what, breaking }: SchemaChange): ListItem {
  const line: Inline[] =
    change === 'changed' ? [{ code: path }, ` ${what}`] : [`${change}: `, { code: path }, `, ${what}`]
  return { line: breaking ? [...line, ' (', { strong: 'breaking' }, ')'] : line }
}

/** Differences between two versions of a schema, by field and as a diff. */
export function toDiffText(catalog: Catalog, props: { message?: string; from?: string; to?: string }): string {
  const before = getMessage(catalog, props.message ?? '', props.from)
  const after = getMessage(catalog, props.message ?? '', props.to)
  const lines = toHunks(before.schema?.text, after.schema?.text, Infinity).flat()
  return joinBlocks(
    writeLine('Schema of ', nameOf(after), ` from version ${before.version} to ${after.version}`),
    writeList((compareMessages(before, after)?.changes ?? []).map(toChangeItem)),
    writeCode('diff', after.schema?.file ?? '', lines.map(({ change, line }) => `${change} ${line}`).join('\n')),
  )
}

/** A message's schema, as it is in its file. */
interface SchemaProps {
  message?: string
  version?: string
  /** Version that an import gives the message. Imports name messages after their ID. */
  imported?: string
}

/** The message of a `<SchemaView>`, as it's shown. @throws if it doesn't exist */
export function findShown(catalog: Catalog, { message = '', version, imported }: SchemaProps): Message {
  const found = getMessage(catalog, message, version)
  return imported === undefined ? found : { ...found, name: found.id, version: imported }
}

export function toSchemaText(catalog: Catalog, props: SchemaProps): string {
  const message = findShown(catalog, props)
  const { schema } = message
  if (schema === undefined) return writeLine(nameOf(message, true), ' has no schema.')
  const language = schema.format === 'protobuf' ? 'proto' : 'json'
  return joinBlocks(writeLine('Schema of ', nameOf(message, true)), writeCode(language, schema.file, schema.text))
}
