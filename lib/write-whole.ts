import { renameSync, writeFileSync } from 'node:fs'

/**
 * Writes a file that is whole whenever it is there: what another process reads meanwhile, or finds after this one was
 * ended, is never a half of it.
 */
export function writeWhole(file: string, data: string | Uint8Array): void {
  const part = `${file}.${process.pid}`
  writeFileSync(part, data)
  renameSync(part, file)
}
