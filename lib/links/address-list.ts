import { existsSync, readFileSync } from 'node:fs'

/** Reads a list of addresses: one a line, `#` begins a comment. Empty when there is no such file. */
export function readAddressList(file: string): string[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.replace(/(^|\s)#.*$/, '').trim())
    .filter((line) => line !== '')
}
