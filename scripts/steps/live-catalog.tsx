import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { getLiveFolder, LiveResource } from '@/components/diagrams/live-catalog'
import { toCatalogPath } from '@/lib/catalog/types'
import { prepareLive, toLiveTitle } from '@/lib/catalog/live'
import { loadCatalog } from '@/lib/catalog/load'
import { writeInFolder } from '@/lib/kit/files'

const cache = '.cache/live'

/** Writes a file for every resource of the live catalog, unless what they depend on is the same as before. */
export async function writeLiveCatalog(target: string): Promise<void> {
  const catalog = loadCatalog()
  const made = path.join(cache, getLiveFolder())
  const done = path.join(made, '.done')
  if (!existsSync(done)) {
    rmSync(cache, { recursive: true, force: true })
    for (const resource of catalog.resources) {
      await prepareLive(catalog, resource)
      const html = renderToStaticMarkup(<LiveResource resource={resource} />)
      const file = path.join(made, `${toCatalogPath(resource)}.json`)
      writeInFolder(file, JSON.stringify({ title: toLiveTitle(resource), html }))
    }
    writeFileSync(done, '')
  }
  const shown = path.join(target, getLiveFolder())
  rmSync(path.dirname(shown), { recursive: true, force: true })
  cpSync(made, shown, { recursive: true, filter: (file) => path.basename(file) !== '.done' })
}
