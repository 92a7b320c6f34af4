import { isForeignTree } from '../env'
import { plannedFile, readAddressList } from '../links/planned'
import { docsAreas, type DocsArea } from './areas'
import { getDocsSite, type DocsSite } from './site'
import { flattenSidebar } from './versions'

export type AreaEntry = Pick<DocsArea, 'name' | 'label' | 'entry'>

function findEntries({ versions, routes }: DocsSite): AreaEntry[] {
  const known = new Set(routes.map(({ path }) => path))
  // Another tree has no plans of ours.
  for (const address of isForeignTree() ? [] : readAddressList(plannedFile)) known.add(address)
  const sidebars = versions.find(({ isLast }) => isLast)?.sidebars ?? {}
  return docsAreas.flatMap(({ name, label, entry }) => {
    const [first] = flattenSidebar(sidebars[name] ?? []).flatMap(({ href }) => (href?.startsWith('/') ? href : []))
    const address = known.has(entry) ? entry : first
    return address === undefined ? [] : { name, label, entry: address }
  })
}

const found = new WeakMap<DocsSite, AreaEntry[]>()

/** The areas that this content has, each with its start page, or with its first page where that one is missing. */
export function listAreaEntries(): AreaEntry[] {
  const site = getDocsSite()
  const known = found.get(site) ?? findEntries(site)
  found.set(site, known)
  return known
}

/** The areas that this content has nothing for. */
export function listMissingAreas(): DocsArea[] {
  const names = new Set(listAreaEntries().map(({ name }) => name))
  return docsAreas.filter(({ name }) => !names.has(name))
}
