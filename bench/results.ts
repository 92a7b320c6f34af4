import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resultsFile } from './paths'
import type { Results, Row, Section, ToolId } from './types'

/** What has been measured so far; undefined before the first run. */
export function readResults(): Results | undefined {
  return existsSync(resultsFile) ? (JSON.parse(readFileSync(resultsFile, 'utf8')) as Results) : undefined
}

/** Writes the file with one line for each measurement, so that a difference can be read. */
export function writeResults(results: Results): void {
  const { builds, pages, interactions, ...rest } = results
  const head = JSON.stringify(rest, null, 2).slice(0, -2)
  const lists = Object.entries({ builds, pages, interactions }).map(
    ([name, rows]) => `  "${name}": [\n${rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n')}\n  ]`,
  )
  writeFileSync(resultsFile, `${head},\n${lists.join(',\n')}\n}\n`)
}

/** Rows of other tools stay, those of the tools that are measured anew go: a part can be measured on its own. */
export function keepOthers<T extends Row>(rows: readonly T[], tools: readonly ToolId[]): T[] {
  return rows.filter(({ tool }) => !tools.includes(tool))
}

/** Takes the rows of a section away that are about to be measured anew. */
export function startSection(results: Results, section: Section, tools: readonly ToolId[]): Results {
  return { ...results, [section]: keepOthers<Row>(results[section], tools) }
}
