import { mkdirSync, rmSync } from 'node:fs'
import { findChangedFiles } from './steps/changed-files'
import { getBrowser, preferShell } from './steps/find-browser'
import { readPlaywright, readVitest, reports, runChecks, runChecksAtLowPriority, runTests } from './steps/run-tests'
import { formatTimes, getTimes } from './steps/times'

/**
 * `npm test` runs every check and test, and installs a browser if needed. `npm run test:all` also visits every page in
 * the browser, and always runs the examples.
 */
const isAll = process.argv.includes('--all')

/** Files that the example tests depend on. */
const readByExamples =
  /^(content|examples|lib\/(catalog|sdk)|tools|tests\/(examples|content|support)|scripts|package-lock\.json)(\/|$)/

const changed = findChangedFiles()
const withExamples = isAll || changed === undefined || changed.some((name) => readByExamples.test(name))
if (!withExamples) console.log('Skipping the examples: nothing they depend on differs from the main branch.')

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
preferShell()
console.log(`Browser: ${getBrowser()}`)

const every = isAll ? { EVERY_PAGE: 'true', EVERY_SEQUENCE: 'true' } : undefined
/** Uses one core, so that modules and the export are loaded once. The other core runs other tests. */
const runVitest = (name: string, projects: readonly string[]) =>
  runTests(
    name,
    [
      ...['vitest', 'run', '--maxWorkers=1', ...projects.flatMap((project) => ['--project', project])],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${reports}/${name}.json`],
    ],
    { ...every },
    readVitest,
  )
const runPlaywright = () =>
  runTests(
    'playwright',
    ['playwright', 'test'],
    { TEST_REPORT: `${reports}/playwright.json`, ...every },
    readPlaywright,
  )

async function runCodeTests() {
  const code = await runVitest('code', ['modules', 'isolated', ...(withExamples ? ['examples'] : [])])
  return [code, await runPlaywright()]
}

async function runExportTests() {
  return [await runVitest('export', ['build']), await runVitest('trees', ['trees'])]
}

const early = runChecksAtLowPriority(['format:check', 'check:imports', 'check:unused'])
const outcomes = await runChecks(['build'])
// Most tests read the export.
if (outcomes[0]?.failed === 0) {
  const afterBuild = [runCodeTests(), runExportTests(), runChecksAtLowPriority(['lint', 'lint:content'])]
  outcomes.push(...(await Promise.all(afterBuild)).flat())
}
outcomes.push(...(await early))
const sum = (key: 'passed' | 'failed' | 'skipped') =>
  outcomes.reduce((total, outcome) => total + (outcome[key] ?? 0), 0)
for (const failure of outcomes.flatMap(({ failures }) => failures)) console.log(`\n✗ ${failure}`)
console.log(`\n${formatTimes(getTimes())}`)
if (sum('skipped') > 0) console.log(`${sum('skipped')} skipped (see the reasons above)`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 ? 0 : 1)
