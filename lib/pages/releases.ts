import { ProblemList } from '../kit/problems'

/** Packages whose versions are listed: version 1 of the core was another application. */
export const releasePackages = ['core-v1', 'core', 'sdk'] as const
export type ReleasePackage = (typeof releasePackages)[number]

/** One version that was published. */
export interface Release {
  package: ReleasePackage
  version: string
  /** `2025-10-31`. */
  date: string
  /** What it brought; empty where nothing stands out. */
  change: string
  /** What such a version is about in general: "bug fixes". */
  kind: string
  /** Pages and posts about it. */
  links: string[]
}

/** Where the data stands, below the repository. */
export const releasesFile = 'content/data/releases.csv'

/** Address of the page that lists releases. */
export const releasesAddress = '/docs/development/releases'

const header = 'package,version,date,change,kind,links'

/** Fields of a line: separated by commas, in quotes where they hold one. */
function splitLine(line: string): string[] {
  const fields = line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)
  return [...fields].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '')
}

function findPackage(name: string): ReleasePackage | undefined {
  return releasePackages.find((known) => known === name)
}

/**
 * Reads the list of releases.
 * @param csv text of the file, with its header
 * @throws ContentError with every line that is not a release
 */
export function parseReleases(csv: string): Release[] {
  const problems = new ProblemList()
  const [first = '', ...lines] = csv.trimEnd().split('\n')
  if (first !== header) problems.error(releasesFile, 1, `The header is "${first}", expected "${header}".`)
  const releases = lines.flatMap((line, index): Release[] => {
    const [name = '', version = '', date = '', change = '', kind = '', links = '', ...rest] = splitLine(line)
    const refuse = (message: string) => {
      problems.error(releasesFile, index + 2, message)
      return []
    }
    const known = findPackage(name)
    if (known === undefined) return refuse(`Unknown package "${name}", expected ${releasePackages.join(', ')}.`)
    if (!/^\d+\.\d+\.\d+$/.test(version)) return refuse(`The version is "${version}", expected one such as 2.64.4.`)
    if (!/^\d{4}-\d\d-\d\d$/.test(date)) return refuse(`The date is "${date}", expected one such as 2025-10-31.`)
    if (rest.length > 0) return refuse(`There are ${rest.length + 6} fields, expected 6.`)
    return [{ package: known, version, date, change, kind, links: links.split(' ').filter((link) => link !== '') }]
  })
  problems.assertNoErrors()
  return releases
}

/** Id of a release on the page of releases: what since-badges link to. */
export function toReleaseId({ package: name, version }: Pick<Release, 'package' | 'version'>): string {
  return name === 'sdk' ? `sdk-${version}` : `v${version}`
}
