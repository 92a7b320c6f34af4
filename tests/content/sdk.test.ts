import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { runProbes } from '@/tools/sdk/trial'
import { findExample, runExamples } from '@/tools/sdk/example'
import { readNotes } from '@/lib/sdk/notes'
import { readOutcomes } from '@/lib/sdk/outcomes'
import { readModel, readPackage } from '@/lib/sdk/read-model'

const notes = readNotes(path.resolve('content'))
const model = readModel()

/** Types are checked with all other examples (tests/examples/content.test.ts). */
describe('SDK notes', () => {
  test('exist for every function, with an example that calls it', () => {
    const missing = model.functions.filter(({ name, isHidden }) => {
      const code = findExample(notes.get(name)?.body ?? '')?.code ?? ''
      // The two internal functions show that they aren't exported.
      return !(isHidden ? code.includes(`'${name}' in sdk`) : new RegExp(`\\b${name}\\(`).test(code))
    })
    expect(missing.map(({ name }) => name)).toEqual([])
  })

  test('have examples that print what their last comment says', { timeout: 300_000 }, async () => {
    const runs = await runExamples()
    const failures = runs.filter(({ name, printed, error }) => {
      const expected = findExample(notes.get(name)?.body ?? '')?.printed
      return error !== undefined || JSON.stringify(printed) !== JSON.stringify(expected)
    })
    expect(failures).toEqual([])
    expect(runs).toHaveLength(113)
  })
})

describe('Recorded calls', () => {
  const noted = readOutcomes()

  test('were made with the installed version', () => {
    expect(noted.version).toBe(readPackage().version)
  })

  test('match what the calls return now: update them with `npm run sdk:outcomes`', { timeout: 300_000 }, async () => {
    const outcomes = await runProbes()
    expect(JSON.parse(JSON.stringify(outcomes))).toEqual(noted.outcomes)
    expect(Object.keys(outcomes)).toHaveLength(109)
  })
})
