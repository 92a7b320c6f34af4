import { createHash } from 'node:crypto'

/** A short content hash. */
export function hashText(text: string | Uint8Array, length = 24): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length)
}
