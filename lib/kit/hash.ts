import { createHash } from 'node:crypto'

/** A short name for a text: equal texts have equal names. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24)
}
