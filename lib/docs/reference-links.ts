import type { PageLink } from '../kit/urls'

const guides = '/docs/development/guides'

/** For each guide folder: its field reference, and its SDK functions. The SDK has none for flows. */
const references: readonly { folder: string; kind: string; api?: string; functions?: string }[] = [
  { folder: `${guides}/messages/events`, kind: 'event', api: 'event', functions: 'events' },
  { folder: `${guides}/messages/commands`, kind: 'command', api: 'command', functions: 'commands' },
  { folder: `${guides}/messages/queries`, kind: 'query', api: 'query', functions: 'queries' },
  { folder: `${guides}/services`, kind: 'service', api: 'service', functions: 'services' },
  { folder: `${guides}/channels`, kind: 'channel', api: 'channel', functions: 'channels' },
  { folder: `${guides}/domains/entities`, kind: 'entity', api: 'entity', functions: 'entities' },
  { folder: `${guides}/domains`, kind: 'domain', api: 'domain', functions: 'domains' },
  { folder: `${guides}/data-stores`, kind: 'data store', api: 'data', functions: 'data-stores' },
  { folder: `${guides}/flows`, kind: 'flow', api: 'flow' },
  { folder: `${guides}/owners`, kind: 'owner', functions: 'teams' },
]

/**
 * Links from a guide to its reference pages.
 * @param path address of the guide
 * @param isPage whether this build has a page; other content may use the same folders without a reference
 */
export function findReferenceLinks(path: string, isPage: (address: string) => boolean): PageLink[] {
  const found = references.find(({ folder }) => path.startsWith(`${folder}/`))
  if (found === undefined) return []
  const { kind, api, functions } = found
  const links: PageLink[] = []
  if (api !== undefined && isPage(`/docs/api/${api}`))
    links.push({ title: `All ${kind} fields`, href: `/docs/api/${api}` })
  if (functions !== undefined && isPage('/docs/sdk'))
    links.push({ title: `SDK functions for ${functions.replace('-', ' ')}`, href: `/docs/sdk#${functions}` })
  return links
}
