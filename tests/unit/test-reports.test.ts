import { describe, expect, test } from 'vitest'
import { readPlaywright, readVitest } from '@/scripts/steps/run-tests'

const passed = { title: 'passes', ok: true, tests: [{ results: [{ status: 'passed', errors: [] }] }] }
const failed = { title: 'fails', ok: false, tests: [{ results: [{ status: 'failed', errors: [{ message: 'Why' }] }] }] }
const stats = { expected: 1, unexpected: 0, flaky: 0, skipped: 0 }
const report = (more: object, specs: object[] = [passed], errors: object[] = []) =>
  JSON.stringify({
    stats: { ...stats, ...more },
    errors,
    suites: [{ title: 'a.spec.ts', specs: [], suites: [{ title: 'Part', specs }] }],
  })

describe('The report of browser tests', () => {
  test('counts passed tests', () => {
    expect(readPlaywright(report({}))).toEqual({ passed: 1, failed: 0, failures: [] })
  })

  test('shows which test failed, and why', () => {
    expect(readPlaywright(report({ unexpected: 1 }, [passed, failed]))).toEqual({
      passed: 1,
      failed: 1,
      failures: ['playwright › a.spec.ts › Part › fails\nWhy'],
    })
  })

  test('counts a test that passed on retry as failed', () => {
    const [first] = failed.tests
    const second = {
      title: 'wavers',
      ok: true,
      tests: [{ results: [...(first?.results ?? []), { status: 'passed' }] }],
    }
    expect(readPlaywright(report({ flaky: 1 }, [second]))).toEqual({
      passed: 1,
      failed: 1,
      failures: ['playwright › a.spec.ts › Part › wavers\nWhy'],
    })
  })

  test('counts a skipped test as failed, and shows errors outside tests', () => {
    const left = { title: 'waits', ok: true, tests: [{ results: [] }] }
    expect(readPlaywright(report({ skipped: 1 }, [left], [{ message: 'The worker ended' }]))).toEqual({
      passed: 1,
      failed: 1,
      failures: [
        'playwright › a.spec.ts › Part › waits\ndid not run',
        'playwright, outside of tests: The worker ended',
      ],
    })
  })
})

describe('The report of the other tests', () => {
  const counts = { numPassedTests: 2, numFailedTests: 0, numPendingTests: 1 }

  test('counts passed and skipped tests', () => {
    expect(readVitest(JSON.stringify({ ...counts, testResults: [] }))).toEqual({
      passed: 2,
      failed: 0,
      skipped: 1,
      failures: [],
    })
  })

  test("shows which test failed, and which file couldn't be loaded", () => {
    const results = [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'passes', failureMessages: [] },
          { status: 'failed', fullName: 'fails', failureMessages: ['expected 1 to be 2'] },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'Unexpected token', assertionResults: [] },
    ]
    const read = readVitest(JSON.stringify({ ...counts, numFailedTests: 1, testResults: results }))
    expect(read.failures).toEqual(['a.test.ts: fails\nexpected 1 to be 2', 'b.test.ts: Unexpected token'])
    expect(read.failed).toBe(2)
  })

  test('shows a file whose tests were skipped because a hook failed', () => {
    const skipped = { status: 'skipped', fullName: 'waits', failureMessages: [] }
    const results = [{ name: 'c.test.ts', status: 'failed', message: '', assertionResults: [skipped] }]
    const read = readVitest(JSON.stringify({ ...counts, testResults: results }))
    expect(read.failures).toEqual(['c.test.ts: beforeAll or afterAll failed; see the output above'])
    expect(read.failed).toBe(1)
  })
})
