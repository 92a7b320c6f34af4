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
  const names = url.toLowerCase().replace(/#.*/s, '').split('/').reverse()
  // In names of functions, the word can be anywhere.
  const isPart = area === 'SDK'
  for (const name of isPart ? names.slice(0, 1) : area === 'API' || area === 'docs' ? names : []) {
    const found = kinds.find(([pattern]) => (isPart ? pattern : new RegExp(`^(${pattern.source})$`)).test(name))
    if (found !== undefined) return found[1]
  }
  return areas[area] ?? 'docs'
}
