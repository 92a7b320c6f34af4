import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** HTML of the pages of an export, by file with forward slashes. */
export interface PageFiles extends Iterable<[string, string]> {
  readonly size: number
  values: () => Iterable<string>
  set: (name: string, html: string) => unknown
}

/**
 * The pages of an export, for steps that change them. They stay on the disk and one is read at a time, because all of a
 * large site would not fit into memory. Fragments below `_content` are put into pages and stand for nothing themselves.
 */
export function openPages(folder: string): PageFiles {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.html') && !name.startsWith('_'))
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
  return {
    size: names.length,
    *[Symbol.iterator]() {
      for (const name of names) yield [name, read(name)] as [string, string]
    },
    *values() {
      for (const name of names) yield read(name)
    },
    set: (name, html) => writeFileSync(path.join(folder, name), html),
  }
}
