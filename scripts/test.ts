import { mkdirSync, rmSync } from 'node:fs'
import { getTestBrowser } from './steps/find-browser'
import { hashExampleInputs, havePassed, recordPass } from './steps/passed-examples'
import { lowPriority, reports, runChecks, runPlaywright, runVitest, type Outcome } from './steps/run-tests'
import { formatTimes } from './steps/times'

/** `npm test` runs every check and test. `npm run test:all` also visits every page, and always runs the examples. */
const isAll = process.argv.includes('--all')

const exampleInputs = hashExampleInputs()
const withExamples = isAll || !havePassed(exampleInputs)
if (!withExamples) console.log('Skipping the examples: they have passed with everything they depend on as it is now.')

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const every: Record<string, string> = isAll ? { EVERY_PAGE: 'true', EVERY_SEQUENCE: 'true' } : {}

async function runCodeTests() {
  const code = await runVitest('code', ['modules', 'isolated', ...(withExamples ? ['examples'] : [])], every)
  if (withExamples && code.failed === 0) recordPass(exampleInputs)
  return [code, await runPlaywright(every)]
}

async function runExportTests() {
  return [await runVitest('export', ['build'], every), await runVitest('trees', ['trees'], every)]
}

/** Mostly waits for downloads. */
async function installBrowser(): Promise<Outcome[]> {
  try {
    console.log(`Browser: ${await getTestBrowser()}`)
    return []
  } catch (error) {
    return [{ passed: 0, failed: 1, failures: [String(error)] }]
  }
}

const early = runChecks(['format:check', 'check:imports', 'check:unused'], lowPriority)
const outcomes = (await Promise.all([runChecks(['build']), installBrowser()])).flat()
// Most tests read the export.
if (outcomes.every(({ failed }) => failed === 0)) {
  const afterBuild = [runCodeTests(), runExportTests(), runChecks(['lint', 'lint:content'], lowPriority)]
  outcomes.push(...(await Promise.all(afterBuild)).flat())
}
outcomes.push(...(await early))
const sum = (key: 'passed' | 'failed' | 'skipped') =>
  outcomes.reduce((total, outcome) => total + (outcome[key] ?? 0), 0)
for (const failure of outcomes.flatMap(({ failures }) => failures)) console.log(`\n✗ ${failure}`)
console.log(`\n${formatTimes()}`)
if (sum('skipped') > 0) console.log(`${sum('skipped')} skipped (see the reasons above)`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 ? 0 : 1)
