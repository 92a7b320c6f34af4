import { readFileSync } from 'node:fs'
import { parseReleases, releasesFile, type Release } from '../releases/releases'

/** How many releases a page lists. */
export const latestCount = 5

/** The newest releases of the core of which something can be told, the newest first. @throws where the list is wrong */
export function getLatestReleases(count: number): Release[] {
  return parseReleases(readFileSync(releasesFile, 'utf8'))
    .filter((release) => release.package === 'core' && release.change !== '')
    .sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1))
    .slice(0, count)
}
