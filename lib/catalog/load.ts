import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CATALOG_DIR } from '../kit/env'
import { listFiles } from '../kit/files'
import { hashText } from '../kit/hash'
import { ProblemList } from '../kit/problems'
import { assembleResources } from './assemble'
import { relate } from './relate'
import { readSources } from './sources'
import type { Catalog } from './types'

/** Everything a drawing depends on: the catalog, and the code that reads, lays out and renders it. */
const folders = [CATALOG_DIR, 'lib/catalog', 'components/diagrams']

/** Hashes everything that drawings depend on. Pages with a drawing are recompiled when it changes. */
export function hashDrawings(): string {
  const files = folders.flatMap((folder) => listFiles(folder).map((file) => `${folder}/${file}`))
  return hashText(files.map((file) => `${file}\0${readFileSync(file, 'utf8')}`).join('\0'))
}

/**
 * Reads a catalog's files.
 * @throws ContentError listing every file that can't be read and every broken reference
 */
export function readCatalog(dir: string, hash = ''): Catalog {
  const problems = new ProblemList()
  const sources = readSources(dir, problems)
  problems.assertNoErrors()
  const resources = assembleResources(dir, sources, problems)
  relate(resources, problems)
  problems.assertNoErrors()
  const config = readFileSync(path.join(dir, 'eventcatalog.config.js'), 'utf8')
  const [, title = path.basename(dir)] = /^\s*title: '([^']+)'/m.exec(config) ?? []
  return { hash, title, resources }
}

let loaded: Catalog | undefined
let lastHash: string | undefined

/** The hash from the last `loadCatalog` call, so that checking many pages doesn't recompute it. */
export function getDrawingsHash(): string {
  return (lastHash ??= hashDrawings())
}

/**
 * The example catalog, read again only if its files or the code have changed.
 * @throws ContentError like `readCatalog`
 */
export function loadCatalog(): Catalog {
  const hash = (lastHash = hashDrawings())
  return loaded?.hash === hash ? loaded : (loaded = readCatalog(CATALOG_DIR, hash))
}

/** The example catalog. Doesn't check for changes. */
export function getCatalog(): Catalog {
  return loaded ?? loadCatalog()
}
