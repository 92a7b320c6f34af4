import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readCopy, type Copy } from './copy'

/**
 * Every page of an export as Markdown.
 * @throws if there is no export
 */
export function readCopies(out: string): Copy[] {
  if (!existsSync(out)) throw new Error(`${out} is missing: run "npm run build" in the project first.`)
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => readCopy(readFileSync(path.join(out, name), 'utf8')))
}
