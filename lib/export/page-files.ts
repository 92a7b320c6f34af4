import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** HTML of an export's pages, by file name with forward slashes. */
export interface PageFiles extends Iterable<[string, string]> {
  readonly size: number
  values: () => Iterable<string>
  set: (name: string, html: string) => unknown
}

/**
 * Iterates over an export's pages for steps that change them. Reads one at a time, because all pages of a large site
 * wouldn't fit into memory. Skips `_content`, which contains fragments of pages.
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

/**
 * Changes a page of an export.
 * @param file its name in the export
 * @returns its new HTML
 */
export type PageChange = (html: string, file: string) => string

/** Applies changes to every page in the given order. Reads and writes each page once. */
export function changePages(pages: PageFiles, changes: readonly PageChange[]): void {
  for (const [file, html] of pages) {
    const changed = changes.reduce((text, change) => change(text, file), html)
    if (changed !== html) pages.set(file, changed)
  }
}
