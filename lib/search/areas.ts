import type { SearchArea } from './types'

/** Label of an area in results. */
const labels: Record<string, string> = {
  docs: 'Guides',
  plugins: 'Plugins',
  blog: 'Blog',
  integrations: 'Integrations',
  site: 'Product',
}

export const getAreaLabel = (area: string) => labels[area] ?? area

/** Breadcrumbs from the area down, each name once: "API" and "API reference" can follow each other. */
export function toTrail(area: string, breadcrumbs: readonly string[]): string {
  const names = [getAreaLabel(area), ...breadcrumbs]
  const isRepeated = (name: string, i: number) =>
    names.slice(0, i).some((other) => other.toLowerCase() === name.toLowerCase()) ||
    (i === 0 && (names[1]?.toLowerCase().startsWith(`${name.toLowerCase()} `) ?? false))
  return names.filter((name, i) => !isRepeated(name, i)).join(' › ')
}

const sidebars: Record<string, SearchArea> = { api: 'API', plugins: 'plugins', studio: 'Studio' }

/** Area of a documentation page, from its address and sidebar. */
export function toArea(path: string, sidebar: string | undefined): SearchArea {
  if (path === '/docs/sdk' || path.startsWith('/docs/sdk/')) return 'SDK'
  return sidebars[sidebar ?? ''] ?? 'docs'
}

/** Search tag of a documentation version. */
export const toTag = (version: string) => `docs-${version}`
