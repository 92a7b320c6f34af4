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
  test('counts what passed', () => {
    expect(readPlaywright(report({}))).toEqual({ passed: 1, failed: 0, failures: [] })
  })

  test('says which test failed, and why', () => {
    expect(readPlaywright(report({ unexpected: 1 }, [passed, failed]))).toEqual({
      passed: 1,
      failed: 1,
      failures: ['playwright › a.spec.ts › Part › fails\nWhy'],
    })
  })

  test('counts a test that passed at its second try as failed', () => {
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

  test('counts a test that did not run as failed, and says what went wrong outside of tests', () => {
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

  test('counts what passed and what could not be tried', () => {
    expect(readVitest(JSON.stringify({ ...counts, testResults: [] }))).toEqual({
      passed: 2,
      failed: 0,
      skipped: 1,
      failures: [],
    })
  })

  test('says which test failed, and which file could not be read', () => {
    const results = [
      {
        name: 'a.test.ts',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'passes', failureMessages: [] },
          { status: 'failed', fullName: 'fails', failureMessages: ['expected 1 to be 2'] },
        ],
      },
      { name: 'b.test.ts', message: 'Unexpected token', assertionResults: [] },
    ]
    const read = readVitest(JSON.stringify({ ...counts, numFailedTests: 1, testResults: results }))
    expect(read.failures).toEqual(['a.test.ts: fails\nexpected 1 to be 2', 'b.test.ts: Unexpected token'])
    expect(read.failed).toBe(2)
  })
})
