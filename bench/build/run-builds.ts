import { appendFileSync, existsSync } from 'node:fs'
import path from 'node:path'
import { writeSources } from '../content/dialects'
import type { TreePage } from '../content/tree'
import { measuredPages } from '../pages/measured-pages'
import type { Tool } from '../tools/tool'
import type { BuildFigures, BuildRow } from '../types'
import { HungBuild, measureBuild, measureOutput } from './measure-build'

/** Simulates an author's edit: adds a sentence to a page. */
function editPage(tool: Tool, pages: readonly TreePage[], round: number): void {
  const index = pages.findIndex(({ address }) => address === measuredPages.short)
  const source = writeSources(tool.id, pages)[index]
  if (source === undefined) throw new Error(`${measuredPages.short} is not in the tree.`)
  appendFileSync(path.join(tool.content, source.name), `\nA sentence added in round ${round}.\n`)
}

/** Measures a clean build and one after an edit. Starts over if either hangs. */
async function measureBoth(
  tool: Tool,
  pages: readonly TreePage[],
  round: number,
  hung = 0,
): Promise<{ clean: BuildFigures; edit: BuildFigures; hung: number }> {
  try {
    tool.prepare(pages)
    const clean = await measureBuild(tool, 'clean')
    editPage(tool, pages, round)
    return { clean, edit: await measureBuild(tool, 'edit'), hung }
  } catch (error) {
    if (!(error instanceof HungBuild) || hung > 2) throw error
    console.warn(error.message)
    return measureBoth(tool, pages, round, hung + 1)
  }
}

/** Runs a clean build and an incremental one for every tool, in turns. */
export async function runBuilds(
  tools: readonly Tool[],
  pages: readonly TreePage[],
  runs: number,
  keep: (row: BuildRow) => void,
): Promise<void> {
  for (let round = 1; round <= runs; round++)
    for (const tool of tools) {
      const both = await measureBoth(tool, pages, round)
      keep({ round, tool: tool.id, at: new Date().toISOString(), ...both, output: measureOutput(tool.out) })
    }
}

/** Builds missing sites, or all of them, without measuring. */
export async function buildSites(tools: readonly Tool[], pages: readonly TreePage[], isFresh: boolean): Promise<void> {
  for (const tool of tools.filter(({ out }) => isFresh || !existsSync(out))) {
    console.log(`${tool.name}: building the site to measure`)
    tool.prepare(pages)
    await measureBuild(tool, 'unmeasured')
  }
}
