import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { publishedFile, readAddressList } from '@/tools/authoring/address-files'
import { buildReleaseList, releasesPage, replaceReleaseList } from '@/tools/releases/page'
import { parseReleases, releasesFile } from '@/lib/pages'
import { fail } from '@/scripts/steps/prepare-content'

/** `npx tsx tools/releases.ts`: updates the list on the releases page from content/data/releases.csv. */
try {
  const file = path.join('content', releasesPage)
  const releases = parseReleases(readFileSync(releasesFile, 'utf8'))
  const addresses = new Set(readAddressList(publishedFile))
  const page = replaceReleaseList(readFileSync(file, 'utf8'), buildReleaseList(releases, addresses))
  writeFileSync(file, page)
  console.log(`${file}  ${releases.length} releases`)
} catch (error) {
  fail(error)
}
