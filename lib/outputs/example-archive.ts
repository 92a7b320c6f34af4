import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Zippable, zipSync } from 'fflate'
import { CATALOG_DIR } from '../kit/env'

export const exampleArchivePath = '/downloads/parcelwise.zip'

/** What the tools leave in the folder when someone runs the catalog there. */
const leftovers = new Set(['node_modules', 'dist', '.eventcatalog-core', '.DS_Store', '.env', 'package-lock.json'])

function listCatalogFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !leftovers.has(name))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name)
      return entry.isDirectory() ? listCatalogFiles(file) : [file]
    })
}

/** The example catalog as a zip file with one folder in it. Its bytes depend only on names and contents. */
export function packExampleCatalog(): Uint8Array<ArrayBuffer> {
  const files: Zippable = {}
  for (const file of listCatalogFiles(CATALOG_DIR).sort())
    files[path.posix.join(path.posix.basename(CATALOG_DIR), path.posix.relative(CATALOG_DIR, file))] =
      readFileSync(file)
  // Zip files have no time zone: fflate writes the local time, so midnight is the same everywhere.
  return zipSync(files, { level: 9, mtime: new Date(1980, 0, 1) })
}
