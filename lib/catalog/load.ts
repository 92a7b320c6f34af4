import { readFileSync } from 'node:fs'
import path from 'node:path'
import { toSuggestion } from '../kit/closest'
import { CATALOG_DIR } from '../kit/env'
import { ProblemList } from '../kit/problems'
import { toKey } from './kinds'
import { readSources } from './sources'
import type { Ref, Resource, Catalog } from './types'
import { listFiles } from '../kit/files'
import { hashText } from '../kit/hash'
import { assembleResources } from './assemble'

function toRef({ kind, id, version }: Resource): Ref {
  return { kind, id, version }
}

/**
 * Adds relations that no file contains: senders and receivers of a message, messages of a channel, users of a data
 * store, parent domains. Considers only newest versions. Reports unknown owners.
 */
function addReverseRelations(resources: readonly Resource[], problems: ProblemList): void {
  const byKey = new Map(resources.map((resource) => [toKey(resource.kind, resource.id, resource.version), resource]))
  const find = ({ kind, id, version }: Ref) => byKey.get(toKey(kind, id, version))
  const add = (list: Ref[], ref: Ref) => {
    if (!list.some((other) => toKey(other.kind, other.id, other.version) === toKey(ref.kind, ref.id, ref.version)))
      list.push(ref)
  }
  const people = resources.flatMap(({ kind, id }) => (kind === 'team' || kind === 'user' ? [id] : []))

  for (const resource of resources) {
    const self = toRef(resource)
    for (const owner of resource.owners) {
      if (!people.includes(owner))
        problems.error(
          `${CATALOG_DIR}/${resource.file}`,
          undefined,
          `owners: unknown owner "${owner}".${toSuggestion(owner, people)}`,
        )
    }
    if (!resource.isLatest) continue
    if (resource.kind === 'service') {
      for (const ref of resource.sends) addTo(find(ref), 'senders', self)
      for (const ref of resource.receives) addTo(find(ref), 'receivers', self)
      for (const ref of resource.writesTo) addTo(find(ref), 'writers', self)
      for (const ref of resource.readsFrom) addTo(find(ref), 'readers', self)
    } else if (resource.kind === 'domain') {
      for (const part of resources) {
        const isPart = (refs: Ref[]) => refs.some(({ id }) => id === part.id)
        if (part.kind === 'service' && isPart(resource.services)) part.domain = self
        if (part.kind === 'domain' && isPart(resource.domains)) part.parent = self
        // A flow belongs to the domain whose folder contains it.
        if (part.kind === 'flow' && part.isLatest && part.file.startsWith(`${folderOf(resource)}/flows/`))
          add(resource.flows, toRef(part))
      }
    } else if (resource.kind === 'team') {
      for (const part of resources)
        if (part.kind === 'user' && resource.members.includes(part.id)) part.teams.push(resource.id)
    } else if (resource.kind === 'event' || resource.kind === 'command' || resource.kind === 'query') {
      for (const ref of resource.channels) addTo(find(ref), 'messages', self)
    }
  }

  function addTo(
    target: Resource | undefined,
    field: 'senders' | 'receivers' | 'writers' | 'readers' | 'messages',
    ref: Ref,
  ) {
    if (target === undefined) return
    if (target.kind === 'container' && (field === 'writers' || field === 'readers')) add(target[field], ref)
    if (target.kind === 'channel' && field === 'messages') add(target.messages, ref)
    if (target.kind !== 'event' && target.kind !== 'command' && target.kind !== 'query') return
    if (field === 'senders' || field === 'receivers') add(target[field], ref)
  }
}

function folderOf({ file }: Resource): string {
  return file.split('/').slice(0, -1).join('/')
}

/** Everything a drawing depends on: the catalog, and the code that reads, lays out and renders it. */
const folders = [CATALOG_DIR, 'lib/catalog', 'components/diagrams']

/** Hashes everything that drawings depend on. Pages with a drawing are recompiled when it changes. */
function hashDrawings(): string {
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
  addReverseRelations(resources, problems)
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
