import { cacheByObject } from '../kit/cache-by-object'
import { getDocsSite, type DocsSite } from './site'
import { flattenSidebar } from './versions'

/** Documentation sections: sidebar (`name`), folder in `docs/`, and default start page (`entry`). */
export const docsAreas = [
  { name: 'tutorial', label: 'Guides', folder: 'development', entry: '/docs/development/getting-started' },
  { name: 'api', label: 'API', folder: 'api', entry: '/docs/api/overview' },
  { name: 'plugins', label: 'Plugins', folder: 'plugins', entry: '/docs/plugins/intro' },
  { name: 'studio', label: 'Studio', folder: 'studio', entry: '/docs/studio/getting-started' },
  { name: 'contributing', label: 'Contributing', folder: 'contributing', entry: '/docs/contributing/overview' },
] as const

/** The SDK shares the API's sidebar, but has its own entry in the docs bar, after the API. */
export const sdkArea = { name: 'sdk', label: 'SDK', folder: 'sdk', sidebar: 'api', entry: '/docs/sdk' } as const

/** The docs bar entry to highlight for a page. Determined by the sidebar, except for SDK pages. */
export function findBarArea(path: string, sidebar: string | undefined): string | undefined {
  return path === sdkArea.entry || path.startsWith(`${sdkArea.entry}/`) ? sdkArea.name : sidebar
}

/** Area of pages in any other folder. */
export const defaultArea = docsAreas[0]

/** The sidebar for a folder, given relative to the version's folder. */
export function getAreaName(folder: string): string {
  const [top] = folder.split('/')
  if (top === sdkArea.folder) return sdkArea.sidebar
  return docsAreas.find((area) => area.folder === top)?.name ?? defaultArea.name
}

type AreaEntry = Record<'name' | 'label' | 'entry', string>

const findEntries = cacheByObject(({ versions, routes }: DocsSite): AreaEntry[] => {
  const known = new Set(routes.map(({ path }) => path))
  const sidebars = versions.find(({ isLast }) => isLast)?.sidebars ?? {}
  const sdk: AreaEntry[] = known.has(sdkArea.entry) ? [sdkArea] : []
  return docsAreas.flatMap(({ name, label, entry }): AreaEntry[] => {
    const [first] = flattenSidebar(sidebars[name] ?? []).flatMap(({ href }) => (href?.startsWith('/') ? href : []))
    const address = known.has(entry) ? entry : first
    return [...(address === undefined ? [] : [{ name, label, entry: address }]), ...(name === 'api' ? sdk : [])]
  })
})

/** Areas that have content, each linking to its start page or, if that doesn't exist, to its first page. */
export const listAreaEntries = (): AreaEntry[] => findEntries(getDocsSite())

export function listMissingAreas(): AreaEntry[] {
  const names = new Set(listAreaEntries().map(({ name }) => name))
  return [...docsAreas, sdkArea].filter(({ name }) => !names.has(name))
}
