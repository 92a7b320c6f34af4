import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { getLiveFolder, LiveResource } from '@/components/diagrams/live-catalog'
import { toCatalogPath } from '@/lib/catalog/types'
import { prepareLive, toLiveTitle } from '@/lib/catalog/live'
import { loadCatalog } from '@/lib/catalog/load'
import { writeInFolder } from '@/lib/kit/files'

const cache = '.cache/live'

/**
 * Writes a file for every resource that the live catalog can open. The folder's name changes with everything that the
 * files depend on, so they're only rendered if it doesn't exist yet.
 */
export async function writeLiveCatalog(target: string): Promise<void> {
  const catalog = loadCatalog()
  const made = path.join(cache, getLiveFolder())
  const done = path.join(made, '.done')
  const isCached = existsSync(done)
  if (!isCached) rmSync(cache, { recursive: true, force: true })
  for (const resource of isCached ? [] : catalog.resources) {
    await prepareLive(catalog, resource)
    const html = renderToStaticMarkup(<LiveResource resource={resource} />)
    writeInFolder(
      path.join(made, `${toCatalogPath(resource)}.json`),
      JSON.stringify({ title: toLiveTitle(resource), html }),
    )
  }
  writeFileSync(done, '')
  const shown = path.join(target, getLiveFolder())
  rmSync(path.dirname(shown), { recursive: true, force: true })
  cpSync(made, shown, { recursive: true, filter: (file) => path.basename(file) !== '.done' })
}
