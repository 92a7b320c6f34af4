import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CATALOG_DIR } from '../kit/env'
import { ProblemList } from '../kit/problems'
import { assembleResources } from './assemble'
import { hashFolders } from '../kit/hash'
import { readSources } from './sources'
import type { Catalog } from './types'

/** Hashes everything that drawings depend on. Pages with a drawing are recompiled when it changes. */
const hashDrawings = () => hashFolders(CATALOG_DIR, 'lib/catalog', 'components/diagrams')

/** Reads a catalog's files. @throws ContentError listing every invalid file and every broken reference */
export function readCatalog(dir: string, hash = ''): Catalog {
  const problems = new ProblemList()
  const sources = readSources(dir, problems)
  problems.assertNoErrors()
  const resources = assembleResources(dir, sources, problems)
  problems.assertNoErrors()
  const config = readFileSync(path.join(dir, 'eventcatalog.config.js'), 'utf8')
  const [, title = path.basename(dir)] = /^\s*title: '([^']+)'/m.exec(config) ?? []
  return { hash, title, resources }
}

let loaded: Catalog | undefined
let lastHash: string | undefined

/** The hash from the last `loadCatalog` call, so that checking many pages doesn't recompute it. */
export const getDrawingsHash = () => (lastHash ??= hashDrawings())

/** The example catalog, read again only if its files or the code have changed. @throws like `readCatalog` */
export function loadCatalog(): Catalog {
  const hash = (lastHash = hashDrawings())
  return loaded?.hash === hash ? loaded : (loaded = readCatalog(CATALOG_DIR, hash))
}

/** The example catalog. Doesn't check for changes. */
export const getCatalog = () => loaded ?? loadCatalog()
