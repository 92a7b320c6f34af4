import { addPublished, publishedFile } from '@/tools/authoring/published-addresses'
import { applyChanges, createChanges } from '@/tools/authoring/changes'
import { getSiteRoutes } from '@/lib/routes/routes'
import { fail, runContentlayer } from '@/scripts/steps/prepare-content'

/** `npx tsx tools/published.ts`: puts addresses that exist now on the list of those that must answer for ever. */
try {
  // The list is about our own pages, and about what an export has.
  Object.assign(process.env, { CONTENT_DIR: 'content', CONTENT_DRAFTS: 'false' })
  await runContentlayer()
  const listed = getSiteRoutes()
    .filter(({ unlisted }) => !unlisted)
    .map(({ path }) => path)
  const changes = createChanges()
  for (const address of addPublished('.', listed, changes)) console.log(`published  ${address}`)
  applyChanges('.', changes)
  if (changes.writes.size === 0) console.log(`${publishedFile} is up to date.`)
} catch (error) {
  fail(error)
}
