import { createSandbox } from '@/scripts/steps/sandbox'
import { measureBuild, measurePages, writeCorpus, type BenchRow } from './corpus'

/** Builds generated sites of increasing size and prints their figures: `npm run bench -- 100 500 2000`. */
async function bench() {
  const sizes = process.argv.slice(2).map(Number).filter(Boolean)
  const rows: BenchRow[] = []
  for (const size of sizes.length > 0 ? sizes : [20, 100, 500, 2000]) {
    const folder = createSandbox(`bench-${size}`)
    writeCorpus(folder, size)
    const clean = await measureBuild(folder)
    const costs = { pages: size, 'clean s': clean.seconds, 'peak MB': clean.peakMegabytes, ...measurePages(folder) }
    console.log(costs)
    writeCorpus(folder, size, 'an edited sentence')
    const edited = await measureBuild(folder)
    console.log({ pages: size, 'after edit s': edited.seconds })
    rows.push({ ...costs, 'after edit s': edited.seconds })
  }
  console.table(rows)
}

await bench()
