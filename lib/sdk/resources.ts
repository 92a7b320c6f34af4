import type { SdkFunction } from './types'

/** Resources that functions are grouped by, in the order of the sidebar and index. */
export const sdkResources = [
  { name: 'domains', label: 'Domains' },
  { name: 'services', label: 'Services' },
  { name: 'events', label: 'Events' },
  { name: 'commands', label: 'Commands' },
  { name: 'queries', label: 'Queries' },
  { name: 'messages', label: 'Messages' },
  { name: 'channels', label: 'Channels' },
  { name: 'entities', label: 'Entities' },
  { name: 'data-stores', label: 'Data stores' },
  { name: 'teams', label: 'Teams and owners' },
  { name: 'users', label: 'Users' },
  { name: 'custom-docs', label: 'Custom docs' },
  { name: 'catalog', label: 'Catalog' },
] as const

export type SdkResource = (typeof sdkResources)[number]['name']

/** Actions of functions, based on their names. */
export const sdkVerbs = [
  { name: 'get', label: 'Read' },
  { name: 'write', label: 'Write' },
  { name: 'add', label: 'Add' },
  { name: 'version', label: 'Version' },
  { name: 'rm', label: 'Remove' },
  { name: 'check', label: 'Check and convert' },
] as const

export type SdkVerb = (typeof sdkVerbs)[number]['name']

/** The resource of a function, based on its module. */
export function getResource({ name, source }: Pick<SdkFunction, 'name' | 'source'>): SdkResource {
  const file = /^src\/([\w-]+)\.ts$/.exec(source?.file ?? '')?.[1]
  const found = sdkResources.find((resource) => resource.name === file)
  if (found !== undefined) return found.name
  // Aliases of functions that handle all kinds of messages.
  if (name.endsWith('ToService')) return 'services'
  return name.endsWith('ToChannel') ? 'channels' : 'catalog'
}

export function getVerb(name: string): SdkVerb {
  if (/HasVersion$|^is[A-Z]|^to[A-Z]/.test(name)) return 'check'
  if (name.startsWith('dump')) return 'get'
  return sdkVerbs.find((verb) => name.startsWith(verb.name))?.name ?? 'check'
}

/** Address of a function's page. */
export function getFunctionPath(name: string): string {
  return `/docs/sdk/function/${name}`
}

/** Address of a type's section. */
export function getTypePath(name: string): string {
  return `/docs/sdk/types#${name.toLowerCase()}`
}
