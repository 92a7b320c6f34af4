import { writeFileSync } from 'node:fs'
import { outcomesFile, readPackage } from '@/lib/sdk'
import { tryEverything } from './sdk/trial'

/** `npm run sdk:outcomes`: makes every call of tools/sdk/probes.ts on a copy of the example catalog and keeps the answers. */
const outcomes = await tryEverything()
writeFileSync(outcomesFile, `${JSON.stringify({ version: readPackage().version, outcomes }, null, 2)}\n`)
console.log(
  `${Object.values(outcomes).flat().length} calls of ${Object.keys(outcomes).length} functions in ${outcomesFile}`,
)
