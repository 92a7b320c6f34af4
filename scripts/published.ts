import { addPublished, publishedFile, removePlanned } from '@/lib/authoring/address-lists'
import { applyChanges, createChanges } from '@/lib/authoring/changes'
import { getSiteRoutes } from '@/lib/routes'
import { fail, runContentlayer } from './steps/prepare-content'

/** `npx tsx scripts/published.ts`: puts addresses that exist now on the list, and takes them off that of planned ones. */
try {
  // The lists are about our own pages, and about what an export has.
  Object.assign(process.env, { CONTENT_DIR: 'content', CONTENT_DRAFTS: 'false' })
  await runContentlayer()
  const routes = getSiteRoutes()
  const listed = routes.filter(({ unlisted }) => !unlisted).map(({ path }) => path)
  const changes = createChanges()
  for (const address of addPublished('.', listed, changes)) console.log(`published  ${address}`)
  const all = routes.map(({ path }) => path)
  for (const address of removePlanned('.', all, changes)) console.log(`no longer planned  ${address}`)
  applyChanges('.', changes)
  if (changes.writes.size === 0) console.log(`${publishedFile} is complete.`)
} catch (error) {
  fail(error)
}
