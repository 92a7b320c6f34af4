import { readFileSync } from 'node:fs'

/** Result of a call on the example catalog. File paths are relative to the catalog folder. */
export interface Outcome {
  call: string
  /** Description of the resolved value. */
  gives?: string
  /** Error message. */
  throws?: string
  written?: string[] | undefined
  changed?: string[] | undefined
  removed?: string[] | undefined
}

export type Outcomes = Record<string, Outcome[]>

export const outcomesFile = 'lib/sdk/data/outcomes.json'

/** Recorded results with their SDK version. */
export function readOutcomes(): { version: string; outcomes: Outcomes } {
  return JSON.parse(readFileSync(outcomesFile, 'utf8')) as { version: string; outcomes: Outcomes }
}
