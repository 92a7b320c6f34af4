/** Licenses that allow building the site and distributing its pages. */
const allowed = new Set(
  `0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC-BY-4.0 CC0-1.0 EPL-2.0 ISC
  LGPL-3.0-or-later MIT MIT-0 MPL-2.0 OFL-1.1 Python-2.0 Unlicense WTFPL Zlib`.split(/\s+/),
)

/** Packages without a recognized license in the lock file, with the result of a manual review. */
const reviewed: Record<string, string> = {
  '@contentlayer2/source-remote-files': 'MIT by the repository that it belongs to; only builds use it',
  '@cspell/dict-en-common-misspellings': 'CC BY-SA 4.0; a list of words that only checks use',
  format: 'MIT by its readme',
  'hogan.js': 'Apache-2.0 by its license file',
  khroma: 'MIT by its license file',
  mkdirp: 'MIT by its license file',
  spawndamnit: 'MIT by its license file',
}

type LockEntry = { version?: string; license?: string; dev?: boolean; optional?: boolean; link?: boolean }

/** Every package in a lock file, sorted by name. */
export function listLockedPackages(text: string) {
  const { packages } = JSON.parse(text) as { packages: Record<string, LockEntry> }
  return Object.entries(packages)
    .filter(([place, { link }]) => place !== '' && link !== true)
    .map(([place, { version = '', license, dev = false, optional = false }]) => ({
      name: place.split('node_modules/').at(-1) ?? place,
      version,
      license,
      /** Only needed to build or test, and not part of any page. */
      isDev: dev,
      /** Only for other platforms. Its publisher is the same as that of the package that depends on it. */
      isOptional: optional,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** `(MIT OR GPL-3.0)` requires one allowed license, `MIT AND ISC` requires both to be allowed. */
export function isAllowed(license: string): boolean {
  const plain = license.replaceAll(/^\(|\)$/g, '')
  if (/ OR /i.test(plain)) return plain.split(/ OR /i).some((part) => isAllowed(part.trim()))
  return plain.split(/ AND /i).every((part) => allowed.has(part.trim().replaceAll(/[()]/g, '')))
}

/** Packages without an approved license, as `name@version: license`. */
export function findUnknownLicenses(packages: ReturnType<typeof listLockedPackages>): string[] {
  return packages
    .filter(({ name, license, isOptional }) => {
      const isApproved = license === undefined ? isOptional : isAllowed(license)
      return !isApproved && !(name in reviewed)
    })
    .map(({ name, version, license }) => `${name}@${version}: ${license ?? 'none named'}`)
}

interface Audit {
  metadata?: { vulnerabilities?: Record<string, number> }
  vulnerabilities?: Record<string, { name: string; severity: string; via: (string | { title?: string })[] }>
}

/** Vulnerabilities in the output of `npm audit --json`. Undefined if the registry didn't respond. */
export function readAdvisories(text: string): { counts: Record<string, number>; urgent: string[] } | undefined {
  let audit: Audit
  try {
    audit = JSON.parse(text) as Audit
  } catch {
    return undefined
  }
  const counts = audit.metadata?.vulnerabilities
  if (counts === undefined) return undefined
  const urgent = Object.values(audit.vulnerabilities ?? {}).flatMap(({ name, severity, via }) => {
    if (!['high', 'critical'].includes(severity)) return []
    const titles = via.flatMap((one) => (typeof one === 'string' ? [] : (one.title ?? [])))
    return [`${name}: ${[severity, ...titles].join(', ')}`]
  })
  return { counts, urgent }
}
