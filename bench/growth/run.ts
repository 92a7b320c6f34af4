import path from 'node:path'
import { createSandbox } from '@/scripts/steps/sandbox'
import { measureBuild } from '../build/measure-build'
import { measurePages, tree, writeCorpus } from './corpus'

/** Builds generated sites of increasing size and prints their figures: `npm run bench -- 100 500 2000`. */
const sizes = process.argv.slice(2).map(Number).filter(Boolean)
const rows: object[] = []
for (const size of sizes.length > 0 ? sizes : [20, 100, 500, 2000]) {
  const folder = createSandbox(`bench-${size}`)
  const site = {
    folder,
    command: ['--import', 'tsx', 'scripts/build.ts'],
    env: { CONTENT_DIR: path.join(folder, tree) },
  }
  writeCorpus(folder, size)
  const clean = await measureBuild(site, `growth-${size}-clean`)
  const costs = { pages: size, 'clean s': clean.seconds, 'peak MB': clean.peakMegabytes, ...measurePages(folder) }
  console.log(costs)
  writeCorpus(folder, size, 'an edited sentence')
  const edited = await measureBuild(site, `growth-${size}-edit`)
  console.log({ pages: size, 'after edit s': edited.seconds })
  rows.push({ ...costs, 'after edit s': edited.seconds })
}
console.table(rows)
