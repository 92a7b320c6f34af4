import { appendFileSync, existsSync } from 'node:fs'
import path from 'node:path'
import { writeSources } from '../content/dialects'
import type { TreePage } from '../content/tree'
import type { Tool } from '../tools/tools'
import { measuredPages, type BuildRow } from '../types'
import { HungBuild, measureBuild, measureOutput } from './measure-build'

/** Milliseconds. At least twice as long as the slowest build. */
const limit = 15 * 60_000

/** Simulates an author's edit: adds a sentence to a page. */
function editPage(tool: Tool, pages: readonly TreePage[], round: number): void {
  const index = pages.findIndex(({ address }) => address === measuredPages.short)
  const source = writeSources(tool.id, pages)[index]
  if (source === undefined) throw new Error(`${measuredPages.short} is not in the tree.`)
  appendFileSync(path.join(tool.content, source.name), `\nA sentence added in round ${round}.\n`)
}

/** Measures a clean build and one after an edit. Starts over if either hangs. */
export async function measureBuilds(
  tool: Tool,
  pages: readonly TreePage[],
  round: number,
  hung = 0,
): Promise<Omit<BuildRow, 'round' | 'tool'>> {
  try {
    tool.prepare(pages)
    const clean = await measureBuild(tool, `${tool.id}-clean`, limit)
    editPage(tool, pages, round)
    const edit = await measureBuild(tool, `${tool.id}-edit`, limit)
    return { clean, edit, hung, output: measureOutput(tool.out) }
  } catch (error) {
    if (!(error instanceof HungBuild) || hung > 2) throw error
    console.warn(error.message)
    return measureBuilds(tool, pages, round, hung + 1)
  }
}

/** Builds missing sites, or all of them, without measuring. */
export async function buildSites(tools: readonly Tool[], pages: readonly TreePage[], isFresh: boolean): Promise<void> {
  for (const tool of tools.filter(({ out }) => isFresh || !existsSync(out))) {
    console.log(`${tool.id}: building the site to measure`)
    tool.prepare(pages)
    await measureBuild(tool, `${tool.id}-unmeasured`, limit)
  }
}
