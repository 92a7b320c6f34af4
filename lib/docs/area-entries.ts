import { docsAreas, sdkArea, type BarAreaName } from './areas'
import { getDocsSite, type DocsSite } from './site'
import { flattenSidebar } from './versions'

export interface AreaEntry {
  name: BarAreaName
  label: string
  entry: string
}

function findEntries({ versions, routes }: DocsSite): AreaEntry[] {
  const known = new Set(routes.map(({ path }) => path))
  const sidebars = versions.find(({ isLast }) => isLast)?.sidebars ?? {}
  const sdk: AreaEntry[] = known.has(sdkArea.entry) ? [sdkArea] : []
  return docsAreas.flatMap(({ name, label, entry }): AreaEntry[] => {
    const [first] = flattenSidebar(sidebars[name] ?? []).flatMap(({ href }) => (href?.startsWith('/') ? href : []))
    const address = known.has(entry) ? entry : first
    return [...(address === undefined ? [] : [{ name, label, entry: address }]), ...(name === 'api' ? sdk : [])]
  })
}

const found = new WeakMap<DocsSite, AreaEntry[]>()

/** Areas that have content, each linking to its start page or, if that doesn't exist, to its first page. */
export function listAreaEntries(): AreaEntry[] {
  const site = getDocsSite()
  const known = found.get(site) ?? findEntries(site)
  found.set(site, known)
  return known
}

/** Areas without content. */
export function listMissingAreas(): AreaEntry[] {
  const names = new Set(listAreaEntries().map(({ name }) => name))
  return [...docsAreas, sdkArea].filter(({ name }) => !names.has(name))
}
