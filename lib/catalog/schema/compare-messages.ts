import type { Message } from '../types'
import { compareSchemas, descriptionChanged, type Audience, type SchemaChange } from './changes'
import { findSchemaTree } from './read'

export interface MessageChanges {
  changes: SchemaChange[]
  /** Who the changes can break. Events have many readers, commands and queries have many senders. */
  audience: Audience
}

/** Compares the schemas of two versions of a message. Undefined if a schema is missing or can't be read as a tree. */
export function compareMessages(before: Message, after: Message): MessageChanges | undefined {
  if (before.schema === undefined || after.schema === undefined) return undefined
  const [old, now] = [findSchemaTree(before.schema), findSchemaTree(after.schema)]
  if (old === undefined || now === undefined) return undefined
  const audience = after.kind === 'event' ? 'readers' : 'senders'
  // Breaking changes first, description changes last.
  const rank = ({ breaking, what }: SchemaChange) => (breaking ? 0 : what === descriptionChanged ? 2 : 1)
  const changes = compareSchemas(old, now, audience).sort((a, b) => rank(a) - rank(b))
  return { changes, audience }
}
