import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resultsFile } from './paths'
import type { Results, Row, ToolId } from './types'

/** Results so far. Undefined before the first run. */
export function readResults(): Results | undefined {
  return existsSync(resultsFile) ? (JSON.parse(readFileSync(resultsFile, 'utf8')) as Results) : undefined
}

/** Writes one line per measurement, to keep diffs readable. */
export function writeResults(results: Results): void {
  const { builds, pages, interactions, ...rest } = results
  const head = JSON.stringify(rest, null, 2).slice(0, -2)
  const lists = Object.entries({ builds, pages, interactions }).map(
    ([name, rows]) => `  "${name}": [\n${rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n')}\n  ]`,
  )
  writeFileSync(resultsFile, `${head},\n${lists.join(',\n')}\n}\n`)
}

/** Drops rows of the tools to be measured, and keeps those of others, so that parts can be measured separately. */
export function keepOthers<T extends Row>(rows: readonly T[], tools: readonly ToolId[]): T[] {
  return rows.filter(({ tool }) => !tools.includes(tool))
}
