import { readFileSync } from 'node:fs'
import { parseReleases, releasesFile, type Release } from '../releases'

/** How many releases a page lists. */
export const latestCount = 5

let all: Release[] | undefined

/** The releases of a month, such as `2025-08`. Doesn't check for changes. @throws if the list is invalid */
export function listReleasesIn(month: string): Release[] {
  all ??= parseReleases(readFileSync(releasesFile, 'utf8'))
  return all.filter(({ date }) => date.startsWith(month))
}

/** The latest core releases that have a description, newest first. @throws if the list is invalid */
export function getLatestReleases(count: number): Release[] {
  return parseReleases(readFileSync(releasesFile, 'utf8'))
    .filter((release) => release.package === 'core' && release.change !== '')
    .sort((a, b) => b.version.localeCompare(a.version, 'en', { numeric: true }))
    .slice(0, count)
}
