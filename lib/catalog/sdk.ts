import utils from '@eventcatalog/sdk'
import type { ProblemList } from '../kit/problems'
import { toKey } from './kinds'
import type { CatalogSource } from './sources'
import type { ResourceKind } from './types'
import { toRecords } from './values'

/** A resource as the SDK returns it. The SDK's types differ by kind and lack some fields that EventCatalog reads. */
export type SdkResource = Record<string, unknown> & { id: string; version?: string; name?: string; markdown: string }

/** Read functions of SDK 2.9.2. It has none for flows, whose files are read directly. */
function listReaders(dir: string): Partial<Record<ResourceKind, () => Promise<object[] | undefined>>> {
  const sdk = utils(dir)
  return {
    domain: sdk.getDomains,
    service: sdk.getServices,
    event: sdk.getEvents,
    command: sdk.getCommands,
    query: sdk.getQueries,
    channel: sdk.getChannels,
    entity: sdk.getEntities,
    container: sdk.getDataStores,
    team: sdk.getTeams,
    user: sdk.getUsers,
  }
}

function isResource(value: object): value is SdkResource {
  return 'id' in value && typeof value.id === 'string' && 'markdown' in value && typeof value.markdown === 'string'
}

/**
 * Reads all resources with the SDK, keyed by kind, id and version. Reports files the SDK doesn't return, and resources
 * it returns that have no file.
 */
export async function readWithSdk(
  dir: string,
  sources: readonly CatalogSource[],
  problems: ProblemList,
): Promise<Map<string, SdkResource>> {
  const found = new Map<string, SdkResource>()
  const readers = listReaders(dir)
  for (const [kind, read] of Object.entries(readers) as [ResourceKind, NonNullable<(typeof readers)['domain']>][]) {
    try {
      for (const resource of (await read()) ?? [])
        if (isResource(resource)) found.set(toKey(kind, resource.id, resource.version ?? ''), resource)
    } catch (error) {
      problems.error(dir, undefined, `The SDK cannot read the ${kind} files: ${String(error)}`)
    }
  }
  for (const { kind, id, version, file } of sources) {
    if (readers[kind] === undefined || found.has(toKey(kind, id, version))) continue
    problems.error(`${dir}/${file}`, undefined, `The SDK doesn’t return the ${kind} "${id}" ${version} from this file.`)
  }
  const known = new Set(sources.map(({ kind, id, version }) => toKey(kind, id, version)))
  for (const key of found.keys()) {
    if (!known.has(key)) problems.error(dir, undefined, `The SDK returns ${key}, which isn’t in any catalog file.`)
  }
  return found
}

/** Terms of a domain's ubiquitous language, as the SDK returns them. */
export async function readLanguage(dir: string, id: string, version: string): Promise<object[]> {
  // The SDK's type only declares the Markdown text, and not that the file can be missing.
  const language: object | undefined = await utils(dir).getUbiquitousLanguageFromDomain(id, version)
  return language !== undefined && 'dictionary' in language ? toRecords(language.dictionary) : []
}
