import { mkdirSync, rmSync } from 'node:fs'
import { getBrowser } from './steps/find-browser'
import { readPlaywright, readVitest, reports, runCheck, runTests, type Outcome } from './steps/run-tests'

/** Every check and every test of the project, with a browser installed where there is none. */
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
getBrowser()
const started = performance.now()
const outcomes = [
  runCheck('format:check'),
  runCheck('build'),
  runCheck('typecheck'),
  runCheck('lint'),
  runCheck('lint:content'),
  runTests(
    'vitest',
    ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/vitest.json`],
    {},
    readVitest,
  ),
  runTests('playwright', ['playwright', 'test'], { TEST_REPORT: `${reports}/playwright.json` }, readPlaywright),
]
const sum = (key: keyof Outcome) => outcomes.reduce((total, outcome) => total + (outcome[key] ?? 0), 0)
console.log(`\n${Math.round((performance.now() - started) / 1000)} s`)
if (sum('skipped') > 0) console.log(`${sum('skipped')} skipped, each for a reason that is printed above`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 ? 0 : 1)
