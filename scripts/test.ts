import { mkdirSync, rmSync } from 'node:fs'
import { getBrowser, preferShell } from './steps/find-browser'
import { readPlaywright, readVitest, reports, runChecks, runChecksBeside, runTests } from './steps/run-tests'

/** Every check and every test of the project, with a browser installed where there is none. */
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
preferShell()
console.log(`Browser: ${getBrowser()}`)
const started = performance.now()
const vitest = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/vitest.json`]
const first = await Promise.all([runChecks(['build']), runChecks(['format:check'])])
// These read what the build has made of the content, as tests do, which leave a core idle now and then.
const second = await Promise.all([
  runTests('vitest', vitest, {}, readVitest),
  runChecksBeside(['lint', 'typecheck', 'lint:content']),
])
const third = await runTests(
  'playwright',
  ['playwright', 'test'],
  { TEST_REPORT: `${reports}/playwright.json` },
  readPlaywright,
)
const outcomes = [...first.flat(), ...second.flat(), third]
const sum = (key: 'passed' | 'failed' | 'skipped') =>
  outcomes.reduce((total, outcome) => total + (outcome[key] ?? 0), 0)
for (const failure of outcomes.flatMap(({ failures }) => failures)) console.log(`\n✗ ${failure}`)
console.log(`\n${Math.round((performance.now() - started) / 1000)} s`)
if (sum('skipped') > 0) console.log(`${sum('skipped')} skipped, each for a reason that is printed above`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 ? 0 : 1)
