import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readAdvisories, findUnknownLicenses, isAllowed, listLockedPackages } from '@/tools/dependencies/dependencies'

describe('The lock file', () => {
  it('has the tarball of every package, without naming a registry', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, { resolved?: string }>
    }
    const others = Object.entries(packages).filter(
      ([folder, { resolved = '' }]) => folder !== '' && !resolved.startsWith('https://npm.invalid/'),
    )
    expect(others.map(([folder]) => folder)).toEqual([])
  })
})

describe('Package licenses', () => {
  it('are all approved', () => {
    const packages = listLockedPackages(readFileSync('package-lock.json', 'utf8'))
    expect(packages.length).toBeGreaterThan(500)
    expect(findUnknownLicenses(packages)).toEqual([])
  })

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['EPL-2.0 OR GPL-3.0-or-later', true],
    ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
    ['MIT AND GPL-3.0', false],
    ['GPL-3.0', false],
    ['UNLICENSED', false],
    ['', false],
  ])('"%s" is allowed: %s', (license, expected) => {
    expect(isAllowed(license)).toBe(expected)
  })

  it('that are new are reported with their package', () => {
    const lock = {
      packages: {
        '': { version: '1.0.0' },
        'node_modules/a': { version: '1.0.0', license: 'AGPL-3.0' },
        'node_modules/a/node_modules/@x/b': { version: '2.0.0' },
        'node_modules/c': { version: '3.0.0', optional: true },
      },
    }
    expect(findUnknownLicenses(listLockedPackages(JSON.stringify(lock)))).toEqual([
      '@x/b@2.0.0: none named',
      'a@1.0.0: AGPL-3.0',
    ])
  })
})

describe('Known vulnerabilities', () => {
  it('that are high or critical are reported', () => {
    const audit = {
      vulnerabilities: {
        a: { name: 'a', severity: 'high', via: [{ title: 'Runs what it reads' }, 'b'] },
        b: { name: 'b', severity: 'low', via: [] },
      },
      metadata: { vulnerabilities: { high: 1, low: 1 } },
    }
    expect(readAdvisories(JSON.stringify(audit))).toEqual({
      counts: { high: 1, low: 1 },
      urgent: ['a: high, Runs what it reads'],
    })
  })

  it.each(['', '{"error":{}}', 'offline'])('are skipped if the registry responds with "%s"', (text) => {
    expect(readAdvisories(text)).toBeUndefined()
  })
})
