import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SdkSource } from './types'

/** The package's source code, from its source map. */
export type SdkSources = ReadonlyMap<string, string>

export function readSources(folder: string): SdkSources {
  const file = path.join(folder, 'dist', 'index.mjs.map')
  if (!existsSync(file)) return new Map()
  const map = JSON.parse(readFileSync(file, 'utf8')) as { sources: string[]; sourcesContent?: string[] }
  return new Map(map.sources.map((name, index) => [name.replace(/^\.\.\//, ''), map.sourcesContent?.[index] ?? '']))
}

function findLine(text: string, pattern: RegExp): number | undefined {
  const index = text.split('\n').findIndex((line) => pattern.test(line))
  return index < 0 ? undefined : index + 1
}

/** Location of a function's definition, or of the line that assigns its name. */
export function findSource(name: string, sources: SdkSources): SdkSource | undefined {
  const definition = new RegExp(`^export const ${name}\\b`)
  const binding = new RegExp(`^\\s+${name}:`)
  for (const pattern of [definition, binding]) {
    for (const [file, text] of sources) {
      const line = findLine(text, pattern)
      if (line !== undefined) return { file, line }
    }
  }
  return undefined
}
