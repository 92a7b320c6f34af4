import { readFileSync } from 'node:fs'

/** What a call did on the example catalog. Files are named below the catalog's folder. */
export interface Outcome {
  call: string
  /** What it resolved to, in words. */
  gives?: string
  /** Message of the error. */
  throws?: string
  written?: string[] | undefined
  changed?: string[] | undefined
  removed?: string[] | undefined
}

export type Outcomes = Record<string, Outcome[]>

export const outcomesFile = 'lib/sdk/data/outcomes.json'

/** Answers that were noted for a version of the SDK. */
export function readOutcomes(): { version: string; outcomes: Outcomes } {
  return JSON.parse(readFileSync(outcomesFile, 'utf8')) as { version: string; outcomes: Outcomes }
}
