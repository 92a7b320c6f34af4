/** A package of the lock file. */
export interface LockedPackage {
  name: string
  version: string
  licence: string | undefined
  /** Needed to build or to test, and in no page. */
  isDev: boolean
  /** Only for machines of another kind; the package that asks for it comes from the same hands. */
  isOptional: boolean
}

interface Lock {
  packages: Record<string, { version?: string; license?: string; dev?: boolean; optional?: boolean; link?: boolean }>
}

/** Licences under which the site may be built and its pages given away. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'EPL-2.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
])

/** Packages whose lock entry names no licence that a machine knows, and what a person has found in them. */
const reviewed: Record<string, string> = {
  '@contentlayer2/source-remote-files': 'MIT by the repository that it belongs to; only builds use it',
  '@cspell/dict-en-common-misspellings': 'CC BY-SA 4.0; a list of words that only checks use',
  format: 'MIT by its readme',
  'hogan.js': 'Apache-2.0 by its licence file',
  khroma: 'MIT by its licence file',
  mkdirp: 'MIT by its licence file',
  spawndamnit: 'MIT by its licence file',
}

/** Every package of a lock file, in order of names. */
export function listLockedPackages(text: string): LockedPackage[] {
  const { packages } = JSON.parse(text) as Lock
  return Object.entries(packages)
    .filter(([place, { link }]) => place !== '' && link !== true)
    .map(([place, { version = '', license, dev = false, optional = false }]) => ({
      name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
      isDev: dev,
      isOptional: optional,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** `(MIT OR GPL-3.0)` allows one of them, `MIT AND ISC` asks for both. */
export function isAllowed(licence: string): boolean {
  const plain = licence.replaceAll(/^\(|\)$/g, '')
  if (/ OR /i.test(plain)) return plain.split(/ OR /i).some((part) => isAllowed(part.trim()))
  return plain.split(/ AND /i).every((part) => allowed.has(part.trim().replaceAll(/[()]/g, '')))
}

/** How many packages stand under each licence, the most frequent first. */
export function countLicences(packages: readonly LockedPackage[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const { licence = 'none named' } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
}

/** Packages whose licence nobody has agreed to, as `name@version: licence`. */
export function findUnknownLicences(packages: readonly LockedPackage[]): string[] {
  return packages
    .filter(({ name, licence, isOptional }) => {
      if (licence !== undefined && isAllowed(licence)) return false
      return !(name in reviewed) && !(licence === undefined && isOptional)
    })
    .map(({ name, version, licence }) => `${name}@${version}: ${licence ?? 'none named'}`)
}
