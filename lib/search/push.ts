import { isDeepStrictEqual } from 'node:util'
import { algoliasearch, type Algoliasearch } from 'algoliasearch'
import { indexSettings, indexSynonyms } from './index-settings'
import type { SearchRecord } from './types'

/** Bytes that a record may have on every plan of the provider. */
export const MAX_RECORD = 10_000

export interface PushPlan {
  added: string[]
  changed: string[]
  removed: string[]
  /** Names of settings that differ; all of them for an index that is new. */
  settings: string[]
}

export interface PushTarget {
  appId: string
  adminKey: string
  index: string
  /** `https://host:port` that speaks the provider's protocol, instead of the provider itself. */
  host?: string | undefined
}

export function createPushClient({ appId, adminKey, host }: PushTarget): Algoliasearch {
  if (host === undefined) return algoliasearch(appId, adminKey)
  const { protocol, host: url } = new URL(host)
  return algoliasearch(appId, adminKey, {
    hosts: [{ url, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https' }],
  })
}

const isMissing = (error: unknown) => error instanceof Error && 'status' in error && error.status === 404

/** @throws when records are missing, repeated or too large: the index would lose pages without a word */
export function assertRecords(records: readonly SearchRecord[]): void {
  if (records.length === 0) throw new Error('There are no records: this would empty the index.')
  const seen = new Set<string>()
  for (const record of records) {
    if (seen.has(record.objectID)) throw new Error(`${record.objectID}: two records have the same id.`)
    seen.add(record.objectID)
    const bytes = Buffer.byteLength(JSON.stringify(record))
    if (bytes > MAX_RECORD)
      throw new Error(`${record.objectID}: the record is ${bytes} bytes. Expected at most ${MAX_RECORD}.`)
  }
}

async function readLive(client: Algoliasearch, indexName: string): Promise<Map<string, unknown>> {
  const live = new Map<string, unknown>()
  await client.browseObjects<SearchRecord>({
    indexName,
    aggregator: ({ hits }) => {
      for (const { _highlightResult: _ignored, ...record } of hits) live.set(record.objectID, record)
    },
  })
  return live
}

/** What a push would do to the index as it is now. */
export async function planPush(
  client: Algoliasearch,
  indexName: string,
  records: readonly SearchRecord[],
): Promise<PushPlan> {
  assertRecords(records)
  const missing = (error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  }
  const current = await client.getSettings({ indexName }).catch(missing)
  const live = current === undefined ? new Map<string, unknown>() : await readLive(client, indexName)
  const wanted = new Set(records.map(({ objectID }) => objectID))
  return {
    added: records.flatMap(({ objectID }) => (live.has(objectID) ? [] : [objectID])),
    changed: records.flatMap((record) =>
      live.has(record.objectID) && !isDeepStrictEqual(live.get(record.objectID), { ...record })
        ? [record.objectID]
        : [],
    ),
    removed: [...live.keys()].filter((objectID) => !wanted.has(objectID)),
    settings: Object.entries(indexSettings).flatMap(([name, value]) =>
      isDeepStrictEqual((current as Record<string, unknown> | undefined)?.[name], value) ? [] : [name],
    ),
  }
}

/**
 * Puts records, settings and synonyms in place of those of the index, all in one moment: they are written to an index
 * beside it, which then takes its name. Rules that were made in the provider's dashboard stay.
 * @throws on any failure; the index is then as it was
 */
export async function replaceIndex(
  client: Algoliasearch,
  indexName: string,
  records: readonly SearchRecord[],
): Promise<void> {
  assertRecords(records)
  const temporary = `${indexName}_tmp_${Date.now()}`
  const wait = (taskID: number) => client.waitForTask({ indexName: temporary, taskID })
  try {
    if (await client.indexExists({ indexName })) {
      const { taskID } = await client.operationIndex({
        indexName,
        operationIndexParams: { operation: 'copy', destination: temporary, scope: ['rules'] },
      })
      await client.waitForTask({ indexName, taskID })
    }
    await wait((await client.setSettings({ indexName: temporary, indexSettings })).taskID)
    const synonyms = await client.saveSynonyms({
      indexName: temporary,
      synonymHit: indexSynonyms,
      replaceExistingSynonyms: true,
    })
    await wait(synonyms.taskID)
    await client.saveObjects({ indexName: temporary, objects: [...records] as never[], waitForTasks: true })
    const { taskID } = await client.operationIndex({
      indexName: temporary,
      operationIndexParams: { operation: 'move', destination: indexName },
    })
    await wait(taskID)
  } catch (error) {
    // What failed is the news; that the rest could not be cleared up is not.
    await client.deleteIndex({ indexName: temporary }).catch(() => undefined)
    throw error
  }
}

/** The plan as lines to read. */
export function formatPlan({ added, changed, removed, settings }: PushPlan): string[] {
  return [
    ...added.map((objectID) => `added    ${objectID}`),
    ...changed.map((objectID) => `changed  ${objectID}`),
    ...removed.map((objectID) => `removed  ${objectID}`),
    ...settings.map((name) => `setting  ${name}`),
    `${added.length} added, ${changed.length} changed, ${removed.length} removed, ${settings.length} settings differ`,
  ]
}
