import { groupBy } from '@/lib/kit/group-by'
import { type Release, toReleaseId } from '@/lib/pages'

/** Path of the page, relative to the content folder. */
export const releasesPage = 'docs/development/releases.mdx'

/** "2025-10" → "October 2025". */
const toMonthName = (month: string) =>
  new Date(`${month}-01T00:00Z`).toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Newest first. On the same day, the core comes before the SDK, and higher versions come first. */
const compare = (a: Release, b: Release) =>
  b.date.localeCompare(a.date) ||
  a.package.localeCompare(b.package) ||
  b.version.localeCompare(a.version, 'en', { numeric: true })

/** The target of version badges. */
function toAnchor(release: Release): string {
  const name = release.package === 'sdk' ? `SDK ${release.version}` : release.version
  return `<span id="${toReleaseId(release)}">${name}</span>`
}

/** A release's main change, linked to the first page about it, followed by a post if there is one. */
function buildChange({ change, links }: Release): string {
  // Inline code such as `llms.txt` is fine.
  const text = change.replaceAll(/[|<{*_]/g, String.raw`\$&`)
  const [first, ...others] = links
  if (first === undefined) return text
  return [`[${text}](${first})`, ...others.map((link) => `([post](${link}))`)].join(' ')
}

function buildMonth(month: string, releases: readonly Release[], reviews: ReadonlySet<string>): string[] {
  const notable = releases.filter(({ change }) => change !== '')
  const minor = releases.filter(({ change }) => change === '')
  const rest = [...groupBy(minor, ({ kind }) => kind)].map(
    ([kind, list]) => list.map(toAnchor).join(', ') + (kind === '' ? '' : ` (${kind})`),
  )
  const rows = notable.map((each) => `| ${toAnchor(each)} | ${Number(each.date.slice(-2))} | ${buildChange(each)} |`)
  const table = ["| Version | Day | What's new |", '|---|---|---|', ...rows, '']
  const review = `/blog/roundup-${month}`
  return [
    `### ${toMonthName(month)} {#${month}}`,
    '',
    ...(reviews.has(review) ? [`For the highlights, read the [${toMonthName(month)} roundup](${review}).`, ''] : []),
    ...(rows.length > 0 ? table : []),
    ...(rest.length > 0 ? [`${rows.length > 0 ? 'Also released' : 'Released'}: ${rest.join('; ')}.`, ''] : []),
  ]
}

/** The list of releases, newest first. Months link to their review, if its address is one of `reviews`. */
export function buildReleaseList(releases: readonly Release[], reviews: ReadonlySet<string>): string {
  const lines: string[] = []
  for (const [year, ofYear] of groupBy(releases.toSorted(compare), ({ date }) => date.slice(0, 4))) {
    lines.push(`## ${year} {#y${year}}`, '')
    for (const [month, list] of groupBy(ofYear, ({ date }) => date.slice(0, 7)))
      lines.push(...buildMonth(month, list, reviews))
  }
  return lines.join('\n').trimEnd() + '\n'
}

/** Marks the start of the generated part of the page. */
export const listMark = '{/* tools/releases.ts generates everything below from content/data/releases.csv. */}'

/** Replaces the list on the page, which starts at the marker. @throws if the page has no marker */
export function replaceReleaseList(page: string, list: string): string {
  const end = page.indexOf(listMark)
  if (end === -1) throw new Error(`${releasesPage} has no line ${listMark}`)
  return `${page.slice(0, end)}${listMark}\n\n${list}`
}
