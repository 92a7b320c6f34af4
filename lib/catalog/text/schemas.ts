import { getMessage } from '../find'
import type { Catalog } from '../types'
import { compareMessages, type SchemaChange, toHunks } from '../schema/changes'
import { toList, type Inline, type ListItem, type TextBlock, nameOf } from './blocks'

/** A change as a list item, marked if it's breaking. */
function toChangeItem({ path, change, what, breaking }: SchemaChange): ListItem {
  const line: Inline[] =
    change === 'changed' ? [{ code: path }, ` ${what}`] : [`${change}: `, { code: path }, `, ${what}`]
  return { line: breaking ? [...line, ' (', { strong: 'breaking' }, ')'] : line }
}

/** Differences between two versions of a schema, by field and as a diff. */
export function toDiffText(catalog: Catalog, props: { message?: string; from?: string; to?: string }): TextBlock[] {
  const before = getMessage(catalog, props.message ?? '', props.from)
  const after = getMessage(catalog, props.message ?? '', props.to)
  const lines = toHunks(before.schema?.text ?? '', after.schema?.text ?? '', Infinity).flat()
  const text = lines.map(({ change, line }) => `${change} ${line}`).join('\n')
  return [
    { type: 'paragraph', line: ['Schema of ', nameOf(after), ` from version ${before.version} to ${after.version}`] },
    ...toList((compareMessages(before, after)?.changes ?? []).map(toChangeItem)),
    { type: 'code', language: 'diff', title: after.schema?.file, text },
  ]
}

/** A message's schema, as it is in its file. */
export function toSchemaText(catalog: Catalog, props: { message?: string; version?: string }): TextBlock[] {
  const message = getMessage(catalog, props.message ?? '', props.version)
  const { schema } = message
  if (schema === undefined) return [{ type: 'paragraph', line: [nameOf(message, true), ' has no schema.'] }]
  const language = schema.format === 'protobuf' ? 'proto' : 'json'
  return [
    { type: 'paragraph', line: ['Schema of ', nameOf(message, true)] },
    { type: 'code', language, title: schema.file, text: schema.text },
  ]
}
