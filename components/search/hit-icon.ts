import type { KindIconName } from '../ui/kind-icon'

/** Icons by the words in a URL. Longer words come first. */
const kinds: readonly (readonly [RegExp, KindIconName])[] = [
  [/data-?stores?|container/, 'datastore'],
  [/ubiquitous|entit(y|ies)/, 'entity'],
  [/commands?/, 'command'],
  [/quer(y|ies)/, 'query'],
  [/events?/, 'event'],
  [/channels?/, 'channel'],
  [/services?/, 'service'],
  [/domains?/, 'domain'],
  [/flows?/, 'flow'],
  [/teams?/, 'team'],
  [/users?/, 'user'],
]

const areas: Record<string, KindIconName> = { SDK: 'sdk', plugins: 'plugin', integrations: 'plugin' }

/** The icon of a page: that of the resource kind in its URL, otherwise that of its area. */
export function findIcon(url: string, area: string): KindIconName {
  const [path = ''] = url.toLowerCase().split('#')
  const last = path.slice(path.lastIndexOf('/') + 1)
  const isWhole = area === 'API' || area === 'docs'
  const names = area === 'SDK' ? [last] : path.split('/').reverse()
  for (const name of area === 'SDK' || isWhole ? names : []) {
    const found = kinds.find(([pattern]) => (area === 'SDK' ? pattern : new RegExp(`^(${pattern.source})$`)).test(name))
    if (found !== undefined) return found[1]
  }
  return areas[area] ?? 'docs'
}
