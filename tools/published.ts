import { addPublished, publishedFile } from '@/tools/authoring/address-files'
import { applyChanges, createChanges } from '@/tools/authoring/changes'
import { getSiteRoutes } from '@/lib/routes/routes'
import { fail } from '@/scripts/steps/prepare-content'
import { runContentlayer } from '@/scripts/steps/run-contentlayer'

/** `npx tsx tools/published.ts`: adds current addresses to the published ones, which must remain valid forever. */
try {
  // The list only contains our own pages, as exported.
  Object.assign(process.env, { CONTENT_DIR: 'content', CONTENT_DRAFTS: 'false' })
  await runContentlayer()
  const listed = getSiteRoutes().flatMap(({ unlisted, path }) => (unlisted ? [] : path))
  const changes = createChanges()
  for (const address of addPublished('.', listed, changes)) console.log(`published  ${address}`)
  applyChanges('.', changes)
  if (changes.writes.size === 0) console.log(`${publishedFile} is up to date.`)
} catch (error) {
  fail(error)
}
