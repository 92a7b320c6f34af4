import { structuredPatch } from 'diff'
import type { Message } from '../types'
import { findSchemaTree } from './read'
import type { SchemaField, SchemaTree } from './types'

/** Changed parts of a line diff of two texts, each with unchanged lines around it. */
export function toHunks(before = '', after = '', context = 2) {
  const { hunks } = structuredPatch('', '', before, after, '', '', { context })
  // Leaves out `\ No newline at end of file`.
  const shown = hunks.map(({ lines }) => lines.filter((line) => !line.startsWith('\\')))
  return shown.map((lines) => lines.map((line) => ({ change: line.slice(0, 1), line: line.slice(1) })))
}

type Hunk = ReturnType<typeof toHunks>[number]

/** Puts the two sides of a diff next to each other: removed lines on the left, the lines that replace them on the right. */
export function toRows(lines: Hunk) {
  const rows: { before?: string; after?: string; isChanged: boolean }[] = []
  /** The first removed line that has nothing next to it yet. */
  let open = 0
  for (const { change, line } of lines) {
    const partner = rows[open]
    if (change === '-') rows.push({ before: line, isChanged: true })
    else if (change === '+' && partner !== undefined) {
      partner.after = line
      open++
    } else if (change === '+') open = rows.push({ after: line, isChanged: true })
    else rows.push({ before: line, after: line, isChanged: false })
    if (change === ' ') open = rows.length
  }
  return rows
}

/** Who a change can break: consumers of an event, or clients that send a command or a query. */
export type Audience = 'readers' | 'senders'

export interface SchemaChange {
  path: string
  change: 'added' | 'removed' | 'changed'
  /** The difference, as a clause without a period: `is required now`. */
  what: string
  breaking: boolean
}

/** A change in the description only. */
const descriptionChanged = 'has a new description'

function compareField(before: SchemaField, after: SchemaField, audience: Audience): SchemaChange[] {
  const changes: SchemaChange[] = []
  const note = (what: string, breaks: Audience | 'everyone' | 'no one') => {
    changes.push({ path: after.path, change: 'changed', what, breaking: ['everyone', audience].includes(breaks) })
  }
  if (before.type !== after.type) note(`is ${after.type} instead of ${before.type}`, 'everyone')
  if (before.format !== after.format) {
    const now = after.format === undefined ? 'has no format' : `has the format ${after.format}`
    note(`${now} instead of ${before.format ?? 'none'}`, 'everyone')
  }
  if (!before.required && after.required) note('is required now', 'senders')
  if (before.required && !after.required) note('is optional now', 'readers')
  const added = after.values.filter((value) => !before.values.includes(value)).join(', ')
  const removed = before.values.filter((value) => !after.values.includes(value)).join(', ')
  // Adding or removing the whole list sets or lifts a restriction.
  if (before.values.length === 0 && added !== '') note(`takes only ${added} now`, 'senders')
  else if (after.values.length === 0 && removed !== '') note('takes any value now', 'readers')
  else {
    if (added !== '') note(`may also be ${added}`, 'readers')
    if (removed !== '') note(`is no longer ${removed}`, 'senders')
  }
  const [oldLimits, limits] = [before.limits.join(', '), after.limits.join(', ')]
  if (oldLimits !== limits) note(`has the limits ${limits || 'none'} instead of ${oldLimits || 'none'}`, 'everyone')
  if (before.description !== after.description && changes.length === 0) note(descriptionChanged, 'no one')
  return changes
}

/** Fields with their counterparts in another schema, if there are any. One without it covers all fields within it. */
function pairFields(fields: readonly SchemaField[], others: readonly SchemaField[]): [SchemaField, SchemaField?][] {
  return fields.flatMap((field): [SchemaField, SchemaField?][] => {
    const other = others.find(({ path }) => path === field.path)
    return other === undefined ? [[field]] : [[field, other], ...pairFields(field.fields, other.fields)]
  })
}

/**
 * Differences between two versions of a schema, in the order of the new one's fields, then removed fields. A change is
 * breaking if data or code that worked with the old schema can fail with the new one.
 */
export function compareSchemas(before: SchemaTree, after: SchemaTree, audience: Audience): SchemaChange[] {
  const changed = pairFields(after.fields, before.fields).flatMap(([field, former]): SchemaChange[] => {
    if (former !== undefined) return compareField(former, field, audience)
    const { path, type, required } = field
    const what = `${type}, ${required ? 'required' : 'optional'}`
    return [{ path, change: 'added', what, breaking: audience === 'senders' && required }]
  })
  const removed = pairFields(before.fields, after.fields).flatMap(([field, later]): SchemaChange[] => {
    const { path, type, required } = field
    const what = `${type}, was ${required ? 'required' : 'optional'}`
    return later === undefined ? [{ path, change: 'removed', what, breaking: audience === 'readers' }] : []
  })
  return [...changed, ...removed]
}

export type MessageChanges = NonNullable<ReturnType<typeof compareMessages>>

/** Compares the schemas of two versions of a message. Undefined if a schema is missing or can't be read as a tree. */
export function compareMessages(before: Message, after: Message) {
  const [oldTree, newTree] = [before, after].map(({ schema }) => schema && findSchemaTree(schema))
  if (oldTree === undefined || newTree === undefined) return undefined
  // Events have many readers, commands and queries have many senders.
  const audience: Audience = after.kind === 'event' ? 'readers' : 'senders'
  // Breaking changes first, description changes last.
  const rank = ({ breaking, what }: SchemaChange) => (breaking ? 0 : what === descriptionChanged ? 2 : 1)
  const changes = compareSchemas(oldTree, newTree, audience).sort((a, b) => rank(a) - rank(b))
  return { changes, audience }
}

/** The shortest part of a diff in which a field disappears, or the first one, which usually only has a new `$id`. */
export function choosePart(parts: readonly Hunk[], changes: readonly SchemaChange[]): Hunk[] {
  const removed = changes.filter(({ change }) => change === 'removed').map(({ path }) => path.split('.').at(-1) ?? path)
  const isTelling = (part: Hunk) =>
    part.some(({ change, line }) => change === '-' && removed.some((name) => line.includes(`"${name}"`)))
  return [...parts.filter(isTelling).sort((a, b) => a.length - b.length), ...parts].slice(0, 1)
}
