import path from 'node:path'
import { buildSites, runBuilds } from './build/run-builds'
import { needsSlug } from './content/dialects'
import { readCopies } from './content/read-copies'
import { buildTree, type Tree } from './content/tree'
import { runInteractions } from './interactions/run-interactions'
import { readMachine, readVersions } from './machine'
import { readOptions } from './options'
import { runPages } from './pages/run-pages'
import { projectFolder } from './paths'
import { readResults, startSection, writeResults } from './results'
import { createTools } from './tools/tools'
import type { ContentFigures, Results, Row } from './types'

function describeContent({ pages, linksBetweenPages, linksOutside, diagramsAsText }: Tree): ContentFigures {
  return {
    pages: pages.length,
    bytes: pages.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0),
    linksBetweenPages,
    linksOutside,
    diagramsAsText,
    addressesSetByHand: {
      ours: 0,
      docusaurus: 0,
      starlight: pages.filter(needsSlug).length,
      vitepress: 0,
      fumadocs: 0,
      nextra: 0,
    },
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
  let results: Results = { builds: [], pages: [], interactions: [], ...readResults(), ...head }
  const started = performance.now()
  const keep = (list: Row[]) => (row: Row) => {
    list.push(row)
    writeResults(results)
    console.log(`${Math.round((performance.now() - started) / 1000)} s`, JSON.stringify(row))
  }
  // Measuring builds leaves up-to-date sites behind.
  if (!only.includes('builds')) await buildSites(tools, tree.pages, fresh)
  for (const section of only) {
    results = startSection(results, section, asked)
    if (section === 'builds') await runBuilds(tools, tree.pages, runs, keep(results.builds))
    else if (section === 'pages') await runPages(tools, runs, keep(results.pages))
    else await runInteractions(tools, runs, keep(results.interactions))
  }
}

await main()
// Reads the results that were just written. Also a separate command.
await import('./write-table')
