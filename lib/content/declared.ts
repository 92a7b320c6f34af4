import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { ProblemList } from '../kit/problems'

/** Our own content has these files at its root, Docusaurus next to the posts. */
export function findDataFile(dir: string, name: 'authors' | 'tags'): string | undefined {
  return [`${name}.yml`, `blog/${name}.yml`, `${name}.yaml`, `blog/${name}.yaml`].find((file) =>
    existsSync(path.join(dir, file)),
  )
}

/** Parsed files by content, because each blog page reads them several times. */
const parsed = new Map<string, unknown>()

/** Entries of authors.yml or tags.yml by id. Empty if the file doesn't exist. */
export function readDataFile(dir: string, name: 'authors' | 'tags', problems?: ProblemList): Record<string, unknown> {
  const file = findDataFile(dir, name)
  if (file === undefined) return {}
  try {
    const text = readFileSync(path.join(dir, file), 'utf8')
    if (!parsed.has(text)) parsed.set(text, parse(text) ?? {})
    const data = parsed.get(text)
    if (typeof data === 'object' && !Array.isArray(data)) return data as Record<string, unknown>
    problems?.error(file, 1, `Expected entries such as "id:", found ${Array.isArray(data) ? 'a list' : typeof data}.`)
  } catch (error) {
    problems?.error(file, undefined, `Invalid YAML: ${(error as Error).message}`)
  }
  return {}
}
