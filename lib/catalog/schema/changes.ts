import { structuredPatch } from 'diff'
import { listFields, type SchemaField, type SchemaTree } from './types'
import type { Message } from '../types'
import { findSchemaTree } from './read'

interface DiffLine {
  change: string
  line: string
}

/** Changed parts of a line diff of two texts, each with unchanged lines around it. */
export function toHunks(before: string, after: string, context = 2): DiffLine[][] {
  return structuredPatch('', '', before, after, '', '', { context }).hunks.map(({ lines }) =>
    lines.flatMap((line) =>
      // `\ No newline at end of file`
      line.startsWith('\\') ? [] : [{ change: line.slice(0, 1), line: line.slice(1) }],
    ),
  )
}

/** A line of the old text next to its counterpart in the new one. One side is missing if there's nothing to compare. */
interface DiffRow {
  before?: string
  after?: string
  isChanged: boolean
}

/** Puts the two sides of a diff next to each other: removed lines on the left, the lines that replace them on the right. */
export function toRows(lines: readonly DiffLine[]): DiffRow[] {
  const rows: DiffRow[] = []
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

/** Line diff of two texts, with every unchanged line. */
export function diffLines(before: string, after: string): DiffLine[] {
  return toHunks(before, after, Infinity).flat()
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

function toList(values: readonly string[]): string {
  return values.join(', ')
}

function compareValues(before: SchemaField, after: SchemaField, audience: Audience): SchemaChange[] {
  const { path } = after
  const added = after.values.filter((value) => !before.values.includes(value))
  const removed = before.values.filter((value) => !after.values.includes(value))
  // Adding or removing the whole list sets or lifts a restriction.
  if (before.values.length === 0 && added.length > 0)
    return [{ path, change: 'changed', what: `takes only ${toList(added)} now`, breaking: audience === 'senders' }]
  if (after.values.length === 0 && removed.length > 0)
    return [{ path, change: 'changed', what: 'takes any value now', breaking: audience === 'readers' }]
  return [
    ...(added.length === 0
      ? []
      : [{ path, change: 'changed' as const, what: `may also be ${toList(added)}`, breaking: audience === 'readers' }]),
    ...(removed.length === 0
      ? []
      : [
          {
            path,
            change: 'changed' as const,
            what: `is no longer ${toList(removed)}`,
            breaking: audience === 'senders',
          },
        ]),
  ]
}

function compareField(before: SchemaField, after: SchemaField, audience: Audience): SchemaChange[] {
  const { path } = after
  const changes: SchemaChange[] = []
  const note = (what: string, breaking: boolean) => changes.push({ path, change: 'changed', what, breaking })
  if (before.type !== after.type) note(`is ${after.type} instead of ${before.type}`, true)
  if (before.format !== after.format)
    note(
      after.format === undefined
        ? `has no format instead of ${before.format ?? 'none'}`
        : `has the format ${after.format} instead of ${before.format ?? 'none'}`,
      true,
    )
  if (!before.required && after.required) note('is required now', audience === 'senders')
  if (before.required && !after.required) note('is optional now', audience === 'readers')
  changes.push(...compareValues(before, after, audience))
  if (toList(before.limits) !== toList(after.limits))
    note(`has the limits ${toList(after.limits) || 'none'} instead of ${toList(before.limits) || 'none'}`, true)
  if (before.description !== after.description && changes.length === 0) note(descriptionChanged, false)
  return changes
}

/** A field that was added or removed covers all fields within it. */
function isWithin(path: string, parents: readonly string[]): boolean {
  return parents.some((parent) => path.startsWith(`${parent}.`) || path.startsWith(`${parent}[].`))
}

/**
 * Differences between two versions of a schema, in field order: fields of the new version first.
 * A change is breaking if data or code that worked with the old schema can fail with the new one. For readers, that's a
 * removed field, a field that became optional, or new possible values. For senders, it's a newly required field or
 * fewer allowed values. For both, it's a different type, format or limit. New descriptions and examples never break
 * anything.
 */
export function compareSchemas(before: SchemaTree, after: SchemaTree, audience: Audience): SchemaChange[] {
  const [old, now] = [listFields(before.fields), listFields(after.fields)]
  const oldByPath = new Map(old.map((field) => [field.path, field]))
  const paths = new Set(now.map(({ path }) => path))
  const added = now.filter(({ path }) => !oldByPath.has(path))
  const removed = old.filter(({ path }) => !paths.has(path))
  const [addedPaths, removedPaths] = [added, removed].map((fields) => fields.map(({ path }) => path)) as [
    string[],
    string[],
  ]
  return [
    ...now.flatMap((field): SchemaChange[] => {
      const former = oldByPath.get(field.path)
      if (former !== undefined) return compareField(former, field, audience)
      if (isWithin(field.path, addedPaths)) return []
      const what = `${field.type}, ${field.required ? 'required' : 'optional'}`
      return [{ path: field.path, change: 'added', what, breaking: audience === 'senders' && field.required }]
    }),
    ...removed
      .filter(({ path }) => !isWithin(path, removedPaths))
      .map(({ path, type, required }): SchemaChange => {
        const what = `${type}, was ${required ? 'required' : 'optional'}`
        return { path, change: 'removed', what, breaking: audience === 'readers' }
      }),
  ]
}

export interface MessageChanges {
  changes: SchemaChange[]
  /** Who the changes can break. Events have many readers, commands and queries have many senders. */
  audience: Audience
}

/** Compares the schemas of two versions of a message. Undefined if a schema is missing or can't be read as a tree. */
export function compareMessages(before: Message, after: Message): MessageChanges | undefined {
  if (before.schema === undefined || after.schema === undefined) return undefined
  const [oldTree, newTree] = [findSchemaTree(before.schema), findSchemaTree(after.schema)]
  if (oldTree === undefined || newTree === undefined) return undefined
  const audience = after.kind === 'event' ? 'readers' : 'senders'
  // Breaking changes first, description changes last.
  const rank = ({ breaking, what }: SchemaChange) => (breaking ? 0 : what === descriptionChanged ? 2 : 1)
  const changes = compareSchemas(oldTree, newTree, audience).sort((a, b) => rank(a) - rank(b))
  return { changes, audience }
}

/**
 * The part of a schema's diff that shows best what breaks: the shortest one in which a field disappears, or the first one
 * if no field does. The first lines of a file usually only have a new `$id`.
 * @returns a list of one part, or none if the schemas are equal
 */
export function choosePart(parts: readonly DiffLine[][], changes: readonly SchemaChange[]): DiffLine[][] {
  const removed = changes.filter(({ change }) => change === 'removed').map(({ path }) => path.split('.').at(-1) ?? path)
  const isTelling = (part: readonly DiffLine[]) =>
    part.some(({ change, line }) => change === '-' && removed.some((name) => line.includes(`"${name}"`)))
  return [...parts.filter(isTelling).sort((a, b) => a.length - b.length), ...parts].slice(0, 1)
}
