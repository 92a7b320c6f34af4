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
