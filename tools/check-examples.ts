import { readFences, listExampleFiles, selectExampleFiles } from '@/tools/examples/files'
import { readSite } from '@/tools/examples/site'
import { checkFences, formatTally } from '@/tools/examples/run'
import { formatProblem } from '@/lib/kit/problems'

/** `npm run check:examples [-- FILES…]`: checks code in pages, and reports problems by file and line. */
const names = process.argv.slice(2)
const started = performance.now()
const fences = readFences(names.length > 0 ? selectExampleFiles(names) : listExampleFiles())
const result = await checkFences(fences, readSite(fences))
for (const problem of result.problems) console.log(formatProblem(problem))
console.error(`${formatTally(result)}\n${((performance.now() - started) / 1000).toFixed(1)} s`)
if (result.problems.length > 0) {
  console.error(`${result.problems.length} problems. See content/README.md for how to write examples.`)
  process.exit(1)
}
