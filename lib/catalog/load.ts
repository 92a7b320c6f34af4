import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../kit/files'
import { hashText } from '../kit/hash'
import { ProblemList } from '../kit/problems'
import { assembleResources } from './assemble'
import { relate } from './relate'
import { readLanguage, readWithSdk } from './sdk'
import { toKey } from './kinds'
import { CATALOG_DIR, readSources } from './sources'
import type { Catalog } from './types'

const cacheFolder = path.resolve('.cache/catalog')

/** Everything a drawing depends on: the catalog, and the code that reads, lays out and renders it. */
const folders = [CATALOG_DIR, 'lib/catalog', 'components/diagrams']

/** Hashes everything that drawings depend on. Pages with a drawing are recompiled when it changes. */
export function hashDrawings(): string {
  const files = folders.flatMap((folder) => listFiles(folder).map((file) => `${folder}/${file}`))
  return hashText(files.map((file) => `${file}\0${readFileSync(file, 'utf8')}`).join('\0'))
}

/**
 * Reads a catalog with the pinned SDK.
 * @throws ContentError listing everything the SDK can't read and every broken reference
 */
export async function readCatalog(dir: string, hash = ''): Promise<Catalog> {
  const problems = new ProblemList()
  const sources = readSources(dir, problems)
  problems.assertNoErrors()
  const fromSdk = await readWithSdk(dir, sources, problems)
  const languages = new Map<string, object[]>()
  for (const { kind, id, version } of sources)
    if (kind === 'domain') languages.set(toKey(kind, id, version), await readLanguage(dir, id, version))
  const resources = assembleResources(dir, sources, fromSdk, languages, problems)
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
 * The example catalog, read once per build: from memory, from `.cache/catalog`, or with the SDK.
 * @throws ContentError like `readCatalog`
 */
export async function loadCatalog(): Promise<Catalog> {
  const hash = (lastHash = hashDrawings())
  if (loaded?.hash === hash) return loaded
  const file = path.join(cacheFolder, `${hash}.json`)
  if (existsSync(file)) return (loaded = JSON.parse(readFileSync(file, 'utf8')) as Catalog)
  loaded = await readCatalog(CATALOG_DIR, hash)
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(file, JSON.stringify(loaded))
  return loaded
}

/** The loaded catalog. @throws if `loadCatalog` hasn't run */
export function getCatalog(): Catalog {
  if (loaded === undefined) throw new Error('The example catalog is not loaded. Call loadCatalog() first.')
  return loaded
}
