import { outcomesFile, readPackage } from '@/lib/sdk'
import { writeJson } from './format'
import { runProbes } from './sdk/trial'

/** `npm run sdk:outcomes`: runs the calls in tools/sdk/probes.ts and records their results. */
const outcomes = await runProbes()
await writeJson(outcomesFile, { version: readPackage().version, outcomes })
console.log(
  `${Object.values(outcomes).flat().length} calls of ${Object.keys(outcomes).length} functions in ${outcomesFile}`,
)
