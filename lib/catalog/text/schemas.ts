import { getMessage } from '../find'
import type { Catalog, SchemaFormat } from '../types'
import { compareMessages, type SchemaChange, diffLines } from '../schema/changes'
import { toList, type Inline, type ListItem, type TextBlock, nameOf } from './blocks'

/** A change as a list item, marked if it's breaking. */
function toChangeItem({ path, change, what, breaking }: SchemaChange): ListItem {
  const tail: Inline[] = breaking ? [' (', { strong: 'breaking' }, ')'] : []
  if (change === 'changed') return { line: [{ code: path }, ` ${what}`, ...tail] }
  return { line: [`${change}: `, { code: path }, `, ${what}`, ...tail] }
}

/** Differences between two versions of a schema, by field and as a diff. */
export function toDiffText(catalog: Catalog, props: { message?: string; from?: string; to?: string }): TextBlock[] {
  const before = getMessage(catalog, props.message ?? '', props.from)
  const after = getMessage(catalog, props.message ?? '', props.to)
  const lines = diffLines(before.schema?.text ?? '', after.schema?.text ?? '')
  const compared = compareMessages(before, after)
  return [
    { type: 'paragraph', line: ['Schema of ', nameOf(after), ` from version ${before.version} to ${after.version}`] },
    ...toList((compared?.changes ?? []).map(toChangeItem)),
    {
      type: 'code',
      language: 'diff',
      ...(after.schema === undefined ? {} : { title: after.schema.file }),
      text: lines.map(({ change, line }) => `${change} ${line}`).join('\n'),
    },
  ]
}

/** Code block languages by schema format. */
const schemaLanguages: Record<SchemaFormat, string> = { json: 'json', avro: 'json', protobuf: 'proto' }

/** A message's schema, as it is in its file. */
export function toSchemaText(catalog: Catalog, props: { message?: string; version?: string }): TextBlock[] {
  const message = getMessage(catalog, props.message ?? '', props.version)
  const { schema } = message
  if (schema === undefined) return [{ type: 'paragraph', line: [nameOf(message, true), ' has no schema.'] }]
  return [
    { type: 'paragraph', line: ['Schema of ', nameOf(message, true)] },
    { type: 'code', language: schemaLanguages[schema.format], title: schema.file, text: schema.text },
  ]
}
