/** A part of the documentation with a sidebar of its own. */
export interface DocsArea {
  /** Name of the sidebar. */
  name: 'tutorial' | 'api' | 'plugins' | 'studio' | 'contributing'
  label: string
  /** Folder below `docs/` whose tree is the sidebar. */
  folder: string
  /** Where the area begins: its default entry. */
  entry: string
}

export const docsAreas = [
  { name: 'tutorial', label: 'Guides', folder: 'development', entry: '/docs/development/getting-started' },
  { name: 'api', label: 'API', folder: 'api', entry: '/docs/api/overview' },
  { name: 'plugins', label: 'Plugins', folder: 'plugins', entry: '/docs/plugins/intro' },
  { name: 'studio', label: 'Studio', folder: 'studio', entry: '/docs/studio/getting-started' },
  { name: 'contributing', label: 'Contributing', folder: 'contributing', entry: '/docs/contributing/overview' },
] as const satisfies readonly DocsArea[]

/** The SDK is part of the API's sidebar, and has a place of its own in the bar, after the API. */
export const sdkArea = { name: 'sdk', label: 'SDK', folder: 'sdk', sidebar: 'api', entry: '/docs/sdk' } as const

export type BarAreaName = DocsArea['name'] | typeof sdkArea.name

/** What the bar marks for a page: by its sidebar, but for the pages of the SDK. */
export function findBarArea(path: string, sidebar: string | undefined): string | undefined {
  return path === sdkArea.entry || path.startsWith(`${sdkArea.entry}/`) ? sdkArea.name : sidebar
}

/** The area that pages of no other folder belong to. */
export const defaultArea = docsAreas[0]

/** The sidebar of a page, from its folder below the version's folder. */
export function getAreaName(folder: string): DocsArea['name'] {
  const [top] = folder.split('/')
  if (top === sdkArea.folder) return sdkArea.sidebar
  return docsAreas.find((area) => area.folder === top)?.name ?? defaultArea.name
}
