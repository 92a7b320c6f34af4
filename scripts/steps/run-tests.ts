import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export interface Outcome {
  passed: number
  failed: number
  /** What could not be tried here; the reason is printed by the test. */
  skipped?: number
}

/** Runs a command that is one check: it passes or it does not. */
export function runCheck(name: string, ...args: string[]): Outcome {
  console.log(`\n— ${name}`)
  const { status } = spawnSync('npm', ['run', '--silent', name, ...args], { stdio: 'inherit' })
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

export const reports = '.cache/reports'

/** Runs a test runner and counts its tests from the report that it leaves. No report counts as a failure. */
export function runTests(
  name: string,
  command: string[],
  env: Record<string, string>,
  read: (report: string) => Outcome,
): Outcome {
  console.log(`\n— ${name}`)
  const { status } = spawnSync('npx', command, { stdio: 'inherit', env: { ...process.env, ...env } })
  try {
    const outcome = read(readFileSync(`${reports}/${name}.json`, 'utf8'))
    return status !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome
  } catch {
    return { passed: 0, failed: 1 }
  }
}

export function readVitest(report: string): Outcome {
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests } = JSON.parse(report) as Record<
    string,
    number
  >
  const failed = (numFailedTests ?? 0) || (numFailedTestSuites ?? 0)
  return { passed: numPassedTests ?? 0, failed, skipped: numPendingTests ?? 0 }
}

export function readPlaywright(report: string): Outcome {
  const { stats } = JSON.parse(report) as { stats: { expected: number; unexpected: number; flaky: number } }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}
