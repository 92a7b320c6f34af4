import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** HTML of the pages of an export, by file with forward slashes. */
export type PageFiles = Map<string, string>

/**
 * Lets several steps change the pages of an export, which are read once and written once. Fragments below `_content` are
 * put into pages and stand for nothing themselves.
 * @returns what the change returns
 */
export function changePages<T>(folder: string, change: (pages: PageFiles) => T): T {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.html') && !name.startsWith('_'))
  const before = new Map(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]))
  const pages = new Map(before)
  const result = change(pages)
  for (const [name, html] of pages) if (html !== before.get(name)) writeFileSync(path.join(folder, name), html)
  return result
}
