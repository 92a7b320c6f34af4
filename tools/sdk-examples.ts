import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { getContentDir } from '@/lib/kit/env'
import { replaceOutput } from '@/tools/sdk/example'
import { notesFolder } from '@/lib/sdk'
import type { ExampleRun } from './sdk/run-examples'

/** `npm run sdk:examples [NAMES…]`: runs the examples in notes and updates their output. */
const output = execFileSync('npx', ['tsx', 'tools/sdk/run-examples.ts', ...process.argv.slice(2)], {
  encoding: 'utf8',
  maxBuffer: 1 << 26,
})
const runs = JSON.parse(output.trim().split('\n').at(-1) ?? '[]') as ExampleRun[]
for (const { name, printed, error } of runs) {
  const file = path.join(getContentDir(), notesFolder, `${name}.mdx`)
  if (error !== undefined) console.error(`${file}  ${error}`)
  else writeFileSync(file, replaceOutput(readFileSync(file, 'utf8'), printed))
}
const failed = runs.filter(({ error }) => error !== undefined).length
console.log(`${runs.length} examples, ${failed} failed`)
if (failed > 0) process.exitCode = 1
