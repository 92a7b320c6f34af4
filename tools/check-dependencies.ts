import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { groupBy } from '@/lib/kit/group-by'
import { findUnknownLicenses, listLockedPackages, readAdvisories } from './dependencies/dependencies'

/** Prints all packages' licenses and known vulnerabilities. Fails if any of them needs a decision. */
const packages = listLockedPackages(readFileSync('package-lock.json', 'utf8'))
const unknown = findUnknownLicenses(packages)
console.log(`${packages.length} packages, ${packages.filter(({ isDev }) => isDev).length} of them for checks only`)
// Most frequent first.
const licenses = [...groupBy(packages, ({ license = 'none named' }) => license)]
licenses.sort(([a, { length }], [b, other]) => other.length - length || (a < b ? -1 : 1))
for (const [license, { length }] of licenses) console.log(`${String(length).padStart(6)}  ${license}`)
for (const one of unknown)
  console.error(`license  ${one}. Review it, then add it to tools/dependencies/dependencies.ts.`)

const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', maxBuffer: 100_000_000 })
const advisories = readAdvisories(stdout)
if (advisories === undefined) console.warn('warning  Skipped the vulnerability check: the registry didn’t respond.')
else {
  const counts = Object.entries(advisories.counts).map(([severity, count]) => `${count} ${severity}`)
  console.log(`Known vulnerabilities: ${counts.join(', ')}`)
  for (const one of advisories.urgent) console.error(`vulnerable  ${one}`)
}
process.exit(unknown.length + (advisories?.urgent.length ?? 0) === 0 ? 0 : 1)
