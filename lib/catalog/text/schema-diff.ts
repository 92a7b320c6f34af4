import { getMessage } from '../find'
import type { Catalog } from '../types'
import { compareMessages } from '../schema/compare-messages'
import type { SchemaChange } from '../schema/changes'
import { diffLines } from '../schema/hunks'
import { toList, type Inline, type ListItem, type TextBlock } from './blocks'
import { nameOf } from './names'

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
