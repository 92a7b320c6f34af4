import type { Message } from '../types'
import { compareSchemas, inOtherWords, type Audience, type SchemaChange } from './changes'
import { findSchemaTree } from './read'

export interface MessageChanges {
  changes: SchemaChange[]
  /** Whom the changes may break. An event is read by many; a command and a query are sent by many. */
  audience: Audience
}

/** What changed between two versions of a message; undefined where a schema is missing or no tree. */
export function compareMessages(before: Message, after: Message): MessageChanges | undefined {
  if (before.schema === undefined || after.schema === undefined) return undefined
  const [old, now] = [findSchemaTree(before.schema), findSchemaTree(after.schema)]
  if (old === undefined || now === undefined) return undefined
  const audience = after.kind === 'event' ? 'readers' : 'senders'
  // What breaks something comes first, what is only worded anew comes last.
  const rank = ({ breaking, what }: SchemaChange) => (breaking ? 0 : what === inOtherWords ? 2 : 1)
  const changes = compareSchemas(old, now, audience).sort((a, b) => rank(a) - rank(b))
  return { changes, audience }
}
