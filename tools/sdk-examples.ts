import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { getContentDir } from '@/lib/kit/env'
import { notesFolder } from '@/lib/sdk'
import { replaceOutput, runExamples } from '@/tools/sdk/example'

/** `npm run sdk:examples [NAMES…]`: runs the examples in notes and updates their output. */
const runs = await runExamples(process.argv.slice(2))
for (const { name, printed, error } of runs) {
  const file = path.join(getContentDir(), notesFolder, `${name}.mdx`)
  if (error !== undefined) console.error(`${file}  ${error.message}`)
  else writeFileSync(file, replaceOutput(readFileSync(file, 'utf8'), printed))
}
const failed = runs.filter(({ error }) => error !== undefined).length
console.log(`${runs.length} examples, ${failed} failed`)
if (failed > 0) process.exitCode = 1
