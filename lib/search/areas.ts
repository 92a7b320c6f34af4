import type { SearchArea } from './types'

/** What an area is called beside a result. */
const labels: Record<string, string> = {
  docs: 'Guides',
  plugins: 'Plugins',
  blog: 'Blog',
  integrations: 'Integrations',
  site: 'Product',
}

export function getAreaLabel(area: string): string {
  return labels[area] ?? area
}

/** Where a page is, from its area down. An area and the sidebar's first level can have the same name. */
export function toTrail(area: string, breadcrumbs: readonly string[]): string {
  const names = [getAreaLabel(area), ...breadcrumbs]
  return names.filter((name, i) => name.toLowerCase() !== names[i - 1]?.toLowerCase()).join(' › ')
}

const sidebars: Record<string, SearchArea> = { api: 'API', plugins: 'plugins', studio: 'Studio' }

/** The area of a documentation page, from its address and its sidebar. */
export function toArea(path: string, sidebar: string | undefined): SearchArea {
  if (path === '/docs/sdk' || path.startsWith('/docs/sdk/')) return 'SDK'
  return sidebars[sidebar ?? ''] ?? 'docs'
}

/** What search calls a version of the documentation. */
export function toTag(version: string): string {
  return `docs-${version}`
}
