import path from 'node:path'
import { buildSites, measureBuilds } from './build/run-builds'
import { readCopies } from './content/copy'
import { needsSlug } from './content/dialects'
import { buildTree, type Tree } from './content/tree'
import { measureInteraction } from './interactions/measure-interaction'
import { readMachine, readVersions } from './machine'
import { readOptions } from './options'
import { measurePage } from './pages/measure-page'
import { projectFolder } from './paths'
import { keepOthers, readResults, writeResults } from './results'
import { createTools, type Tool } from './tools/tools'
import { interactionKinds, interactivePages, pageKinds, type Results, type Row, type Section } from './types'

function describeContent({ pages, ...counts }: Tree): Results['content'] {
  return {
    pages: pages.length,
    bytes: pages.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0),
    ...counts,
    slugsForStarlight: pages.filter(needsSlug).length,
  }
}

/** Runs the measurements requested on the command line, and writes the results and the table. */
async function main() {
  const { runs, only, tools: asked, fresh } = readOptions(process.argv.slice(2))
  const tools = createTools(asked)
  const tree = buildTree(readCopies(path.join(projectFolder, 'out')))
  const head = {
    date: new Date().toISOString().slice(0, 10),
    machine: readMachine(),
    versions: await readVersions(),
    content: describeContent(tree),
  }
  console.log(head)
  const results: Results = { builds: [], pages: [], interactions: [], ...readResults(), ...head }
  const started = performance.now()
  /** Measures each subject with every tool in turns. New rows replace earlier ones of the same tools. */
  async function takeTurns<T extends object>(
    section: Section,
    subjects: readonly T[],
    measure: (tool: Tool, subject: T, round: number) => Promise<object>,
  ) {
    const rows: Row[] = keepOthers<Row>(results[section], asked)
    Object.assign(results, { [section]: rows })
    for (let round = 1; round <= runs; round++)
      for (const subject of subjects)
        for (const tool of tools) {
          const row = { round, tool: tool.id, ...subject, ...(await measure(tool, subject, round)) }
          rows.push(row)
          writeResults(results)
          console.log(`${Math.round((performance.now() - started) / 1000)} s`, JSON.stringify(row))
        }
  }
  // Measuring builds leaves up-to-date sites behind.
  if (!only.includes('builds')) await buildSites(tools, tree.pages, fresh)
  const pages = pageKinds.map((page) => ({ page }))
  const interactions = interactivePages.flatMap((page) => interactionKinds.map((kind) => ({ page, kind })))
  const measureSection: Record<Section, () => Promise<void>> = {
    builds: () => takeTurns('builds', [{}], (tool, _, round) => measureBuilds(tool, tree.pages, round)),
    pages: () =>
      takeTurns('pages', pages, ({ id, out }, { page }, round) => measurePage(out, page, `${id}-${page}-${round}`)),
    interactions: () =>
      takeTurns('interactions', interactions, ({ id, out }, { page, kind }) => measureInteraction(id, out, page, kind)),
  }
  for (const section of only) await measureSection[section]()
}

await main()
// Reads the results that were just written. Also a separate command.
await import('./write-table')
