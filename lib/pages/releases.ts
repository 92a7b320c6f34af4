import { readFileSync } from 'node:fs'
import { ProblemList } from '../kit/problems'

/** Listed packages. Version 1 of the core was a different application. */
const releasePackages = ['core-v1', 'core', 'sdk'] as const

/** A published version: its date (`2025-10-31`), main change, if any, kind ("bug fixes"), and related pages and posts. */
export type Release = ReturnType<typeof parseReleases>[number]

/** Data file, relative to the repository root. */
export const releasesFile = 'content/data/releases.csv'

/** Address of the releases page. */
export const releasesAddress = '/docs/development/releases'

const header = 'package,version,date,change,kind,links'

/** Splits a CSV line. Fields with commas are quoted. */
function splitLine(line: string): string[] {
  const fields = line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)
  return [...fields].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '')
}

/** Parses the list of releases, with its header. @throws ContentError with every invalid line */
export function parseReleases(csv: string) {
  const problems = new ProblemList()
  const [first = '', ...lines] = csv.trimEnd().split('\n')
  if (first !== header) problems.error(releasesFile, 1, `The header is "${first}", expected "${header}".`)
  const releases = lines.flatMap((line, index) => {
    const [name = '', version = '', date = '', change = '', kind = '', links = '', ...rest] = splitLine(line)
    const refuse = (message: string) => {
      problems.error(releasesFile, index + 2, message)
      return []
    }
    const known = releasePackages.find((other) => other === name)
    if (known === undefined) return refuse(`Unknown package "${name}", expected ${releasePackages.join(', ')}.`)
    if (!/^\d+\.\d+\.\d+$/.test(version)) return refuse(`The version is "${version}", expected one such as 2.64.4.`)
    if (!/^\d{4}-\d\d-\d\d$/.test(date)) return refuse(`The date is "${date}", expected one such as 2025-10-31.`)
    if (rest.length > 0) return refuse(`There are ${rest.length + 6} fields, expected 6.`)
    return [{ package: known, version, date, change, kind, links: links.split(' ').filter((link) => link !== '') }]
  })
  problems.assertNoErrors()
  return releases
}

/** Id of a release on the releases page, which version badges link to. */
export function toReleaseId({ package: name, version }: Pick<Release, 'package' | 'version'>): string {
  return name === 'sdk' ? `sdk-${version}` : `v${version}`
}

let all: Release[] | undefined

/** The releases of a month, such as `2025-08`. Cached. @throws if the list is invalid */
export function listReleasesIn(month: string): Release[] {
  all ??= parseReleases(readFileSync(releasesFile, 'utf8'))
  return all.filter(({ date }) => date.startsWith(month))
}
