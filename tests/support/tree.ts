import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** Files of a content tree by path: text, bytes, or a value to write as JSON. */
export type TreeFiles = Record<string, string | Uint8Array | object>

function toContent(value: TreeFiles[string]): string | Uint8Array {
  return typeof value === 'string' || value instanceof Uint8Array ? value : JSON.stringify(value, undefined, 2)
}

/** Writes files into a folder. */
export function writeFiles(dir: string, files: TreeFiles): void {
  for (const [file, value] of Object.entries(files)) {
    const absolute = path.join(dir, file)
    mkdirSync(path.dirname(absolute), { recursive: true })
    writeFileSync(absolute, toContent(value))
  }
}

/** Creates a folder for one test, removed when the test ends. */
export function makeTree(files: TreeFiles): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'tree-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  writeFiles(dir, files)
  return dir
}

/** A page of our own tree with every required field. */
export function toOwnPage(body: string, fields: Record<string, unknown> = {}): string {
  const all = {
    title: 'A page',
    description: 'A description that is long enough to appear in search results.',
    kind: 'reference',
    ...fields,
  }
  return toPage(body, all)
}

/** A page with front matter. */
export function toPage(body: string, fields: Record<string, unknown> = {}): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  const lines = given.map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return ['---', ...lines, '---', '', body, ''].join('\n')
}
