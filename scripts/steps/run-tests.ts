import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
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

/**
 * Runs a package.json script as a single check. Prints its output when it ends.
 * @param priority for `os.setPriority`
 */
async function runCheck(name: string, priority: number): Promise<Outcome> {
  const child = spawn('npm', ['run', '--silent', name], { stdio: ['ignore', 'pipe', 'pipe'] })
  if (child.pid !== undefined) setPriority(child.pid, priority)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  const status = await measure(name, () => whenClosed(child))
  console.log(`\n— ${name}\n${output.trimEnd()}`)
  return status === 0
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [`${name}: exited with ${status}; see its output above`] }
}

/** Runs checks sequentially. */
export async function runChecks(names: readonly string[], priority = 0): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const name of names) outcomes.push(await runCheck(name, priority))
  return outcomes
}

/** Not the lowest, which gets almost no CPU time on a busy machine. */
const lowPriority = 5

/** Runs checks at low priority, so that they mostly use idle CPU time. */
export const runChecksAtLowPriority = (names: readonly string[]) => runChecks(names, lowPriority)

export const reports = '.cache/reports'

/** Prints a runner's output as it arrives. @returns the last lines */
function printAndKeepEnd(child: ChildProcess): () => string {
  let end = ''
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const)
    from?.on('data', (text: Buffer) => {
      to.write(text)
      end = (end + text.toString()).slice(-4000)
    })
  return () => end.slice(end.indexOf('\n') + 1).trim()
}

/** Runs a test runner and reads its report. A missing report counts as a failure. */
export async function runTests(
  name: string,
  command: string[],
  env: Record<string, string>,
  read: (report: string) => Outcome,
): Promise<Outcome> {
  console.log(`\n— ${name}`)
  const child = spawn('npx', command, { stdio: ['inherit', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  const getEnd = printAndKeepEnd(child)
  const status = await measure(name, () => whenClosed(child))
  try {
    const outcome = read(readFileSync(`${reports}/${name}.json`, 'utf8'))
    if (status === 0 || outcome.failed > 0) return outcome
    // Errors outside of tests aren't in the report.
    const reason = `${name}: exited with ${status} although no test failed. Its last lines:\n${getEnd()}`
    return { ...outcome, failed: 1, failures: [...outcome.failures, reason] }
  } catch (error) {
    return { passed: 0, failed: 1, failures: [`${name}: wrote no readable report: ${String(error)}`] }
  }
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

export function readVitest(report: string): Outcome {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(report) as VitestReport
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    const reasons = [
      ...(message === '' ? [] : [`${name}: ${message}`]),
      ...failed.map(({ fullName, failureMessages }) => [`${name}: ${fullName}`, ...failureMessages].join('\n')),
    ]
    // The report says that a hook failed and skips its tests, but not why.
    const isHook = status === 'failed' && reasons.length === 0
    return isHook ? [`${name}: beforeAll or afterAll failed; see the output above`] : reasons
  })
  // A file that fails to load, or one of its hooks, has no failed tests.
  const failed = Math.max(numFailedTests, failures.length)
  return { passed: numPassedTests, failed, skipped: numPendingTests, failures }
}

interface PlaywrightError {
  message?: string
}

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs: { title: string; ok: boolean; tests: { results: { status: string; errors: PlaywrightError[] }[] }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
  errors: PlaywrightError[]
}

const listFailures = (suite: PlaywrightSuite, within: string): string[] => {
  const name = `${within} › ${suite.title}`
  return [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.flatMap(({ results }) => {
        const [first] = results
        if (first?.status === 'passed') return []
        const reasons = first?.errors.map(({ message }) => message ?? 'without a message') ?? ['did not run']
        return [[`${name} › ${title}`, ...reasons].join('\n')]
      }),
    ),
    ...(suite.suites ?? []).flatMap((inner) => listFailures(inner, name)),
  ]
}

/** Flaky tests and tests that didn't run count as failures. */
export function readPlaywright(report: string): Outcome {
  const { stats, suites, errors } = JSON.parse(report) as PlaywrightReport
  const failures = [
    ...suites.flatMap((suite) => listFailures(suite, 'playwright')),
    ...errors.map(({ message }) => `playwright, outside of tests: ${message ?? 'without a message'}`),
  ]
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped, failures }
}
