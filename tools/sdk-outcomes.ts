import { writeFileSync } from 'node:fs'
import { outcomesFile, readPackage } from '@/lib/sdk'
import { runProbes } from './sdk/trial'

/**
 * `npm run sdk:outcomes`: runs every call in tools/sdk/probes.ts on a copy of the example catalog and records the
 * results.
 */
const outcomes = await runProbes()
writeFileSync(outcomesFile, `${JSON.stringify({ version: readPackage().version, outcomes }, null, 2)}\n`)
console.log(
  `${Object.values(outcomes).flat().length} calls of ${Object.keys(outcomes).length} functions in ${outcomesFile}`,
)
