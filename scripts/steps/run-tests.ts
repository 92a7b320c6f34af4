import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'
import { measure } from './times'

export interface Outcome {
  passed: number
  failed: number
  /** Tests that can't run here. Each prints its reason. */
  skipped?: number
  /** Failures with their reasons. Printed last, because the start of logs is often cut off. */
  failures: string[]
}

const whenClosed = (child: ChildProcess) => new Promise<number | null>((resolve) => child.on('close', resolve))

/** Runs a command without showing its output. Returns that when it ends. @param priority for `os.setPriority` */
export async function runQuietly(name: string, command: string, priority = 0) {
  const [program = '', ...given] = command.split(' ')
  const child = spawn(program, given, { stdio: ['ignore', 'pipe', 'pipe'] })
  if (child.pid !== undefined && priority > 0) setPriority(child.pid, priority)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  const status = await measure(name, () => whenClosed(child))
  return { status, output: output.trimEnd() }
}

/** Runs package.json scripts as single checks, one after another. Prints the output of each when it ends. */
export async function runChecks(names: readonly string[], priority = 0): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const name of names) {
    const { status, output } = await runQuietly(name, `npm run --silent ${name}`, priority)
    console.log(`\n— ${name}\n${output}`)
    const failures = status === 0 ? [] : [`${name}: exited with ${status}; see its output above`]
    outcomes.push({ passed: 1 - failures.length, failed: failures.length, failures })
  }
  return outcomes
}

/** For checks that should mostly use idle CPU time. The lowest priority gets almost none on a busy machine. */
export const lowPriority = 5

export const reports = '.cache/reports'

type Env = Record<string, string>

/** Runs a test runner and reads its report. A missing report counts as a failure. */
async function runTests(name: string, command: string[], env: Env, read: (report: string) => Outcome) {
  console.log(`\n— ${name}`)
  const child = spawn('npx', command, { stdio: ['inherit', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  let end = ''
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].on('data', (text: Buffer) => {
      process[stream].write(text)
      end = (end + text.toString()).slice(-4000)
    })
  const status = await measure(name, () => whenClosed(child))
  try {
    const outcome = read(readFileSync(`${reports}/${name}.json`, 'utf8'))
    if (status === 0 || outcome.failed > 0) return outcome
    // Errors outside of tests aren't in the report.
    const lastLines = end.slice(end.indexOf('\n') + 1).trim()
    const reason = `${name}: exited with ${status} although no test failed. Its last lines:\n${lastLines}`
    return { ...outcome, failed: 1, failures: [...outcome.failures, reason] }
  } catch (error) {
    return { passed: 0, failed: 1, failures: [`${name}: wrote no readable report: ${String(error)}`] }
  }
}

export function readVitest(report: string): Outcome {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(report) as JsonTestResults
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    const reasons = [
      ...(message === '' ? [] : [`${name}: ${message}`]),
      ...failed.map(({ fullName, failureMessages }) => [`${name}: ${fullName}`, ...(failureMessages ?? [])].join('\n')),
    ]
    // The report says that a hook failed and skips its tests, but not why.
    const isHook = status === 'failed' && reasons.length === 0
    return isHook ? [`${name}: beforeAll or afterAll failed; see the output above`] : reasons
  })
  // A file that fails to load, or one of its hooks, has no failed tests.
  const failed = Math.max(numFailedTests, failures.length)
  return { passed: numPassedTests, failed, skipped: numPendingTests, failures }
}

function listFailures(suite: JSONReportSuite, within: string): string[] {
  const name = `${within} › ${suite.title}`
  const tests = suite.specs.flatMap((spec) => spec.tests.map(({ results: [first] }) => ({ title: spec.title, first })))
  const failures = tests.flatMap(({ title, first }) => {
    if (first?.status === 'passed') return []
    const reasons = first?.errors.map(({ message }) => message ?? 'without a message') ?? ['did not run']
    return [[`${name} › ${title}`, ...reasons].join('\n')]
  })
  return [...failures, ...(suite.suites ?? []).flatMap((inner) => listFailures(inner, name))]
}

/** Flaky tests and tests that didn't run count as failures. */
export function readPlaywright(report: string): Outcome {
  const { stats, suites, errors } = JSON.parse(report) as JSONReport
  const failures = [
    ...suites.flatMap((suite) => listFailures(suite, 'playwright')),
    ...errors.map(({ message }) => `playwright, outside of tests: ${message ?? 'without a message'}`),
  ]
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped, failures }
}

export const runPlaywright = (env: Env) =>
  runTests('playwright', ['playwright', 'test'], { TEST_REPORT: `${reports}/playwright.json`, ...env }, readPlaywright)

/** Uses one core, so that modules and the export are loaded once. The other core runs other tests. */
export function runVitest(name: string, projects: readonly string[], env: Env = {}) {
  const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports}/${name}.json`]
  const chosen = projects.map((project) => `--project=${project}`)
  return runTests(name, ['vitest', 'run', '--maxWorkers=1', ...chosen, ...options], env, readVitest)
}
