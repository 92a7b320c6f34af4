import { isDeepStrictEqual } from 'node:util'
import { algoliasearch, type Algoliasearch, type OperationIndexParams } from 'algoliasearch'
import type { getPushSettings } from '../kit/env'
import { indexSettings, indexSynonyms } from './index-settings'
import type { SearchRecord } from './records'

/** Maximum record size in bytes on all of Algolia's plans. */
export const MAX_RECORD = 10_000

/** @param host `https://host:port` of a server to use instead of Algolia, for tests */
export function createPushClient({ appId, adminKey, host }: ReturnType<typeof getPushSettings>): Algoliasearch {
  if (host === undefined) return algoliasearch(appId, adminKey)
  const { protocol, host: url } = new URL(host)
  return algoliasearch(appId, adminKey, {
    hosts: [{ url, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https' }],
  })
}

/** @throws if records are missing, duplicated or too large, because the index would silently lose pages */
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

/** Computes the changes that a push would make. */
export async function planPush(client: Algoliasearch, indexName: string, records: SearchRecord[]) {
  assertRecords(records)
  const exists = await client.indexExists({ indexName })
  const current = new Map<string, unknown>(exists ? Object.entries(await client.getSettings({ indexName })) : [])
  const live = exists ? await readLive(client, indexName) : new Map<string, unknown>()
  const isNew = ({ objectID }: SearchRecord) => !live.has(objectID)
  const isChanged = (record: SearchRecord) => !isNew(record) && !isDeepStrictEqual(live.get(record.objectID), record)
  const wanted = new Set(records.map(({ objectID }) => objectID))
  return {
    added: records.filter(isNew).map(({ objectID }) => objectID),
    changed: records.filter(isChanged).map(({ objectID }) => objectID),
    removed: [...live.keys()].filter((objectID) => !wanted.has(objectID)),
    /** Names of settings that differ. All of them for a new index. */
    settings: Object.entries(indexSettings)
      .filter(([name, value]) => !isDeepStrictEqual(current.get(name), value))
      .map(([name]) => name),
  }
}

/**
 * Atomically replaces the index's records, settings and synonyms, with a temporary index. Keeps rules from Algolia's
 * dashboard. @throws on any failure, leaving the index unchanged
 */
export async function replaceIndex(client: Algoliasearch, indexName: string, records: SearchRecord[]): Promise<void> {
  assertRecords(records)
  const temporary = `${indexName}_tmp_${Date.now()}`
  const wait = async (task: Promise<{ taskID: number }>, name = temporary) => {
    const { taskID } = await task
    await client.waitForTask({ indexName: name, taskID })
  }
  const operate = (name: string, operationIndexParams: OperationIndexParams) =>
    wait(client.operationIndex({ indexName: name, operationIndexParams }), name)
  try {
    if (await client.indexExists({ indexName }))
      await operate(indexName, { operation: 'copy', destination: temporary, scope: ['rules'] })
    await wait(client.setSettings({ indexName: temporary, indexSettings }))
    await wait(client.saveSynonyms({ indexName: temporary, synonymHit: indexSynonyms, replaceExistingSynonyms: true }))
    await client.saveObjects({ indexName: temporary, objects: records, waitForTasks: true })
    await operate(temporary, { operation: 'move', destination: indexName })
  } catch (error) {
    // Report the original error, even if cleaning up fails, too.
    await client.deleteIndex({ indexName: temporary }).catch(() => undefined)
    throw error
  }
}

/** Formats the plan as lines of text. */
export function formatPlan({ added, changed, removed, settings }: Awaited<ReturnType<typeof planPush>>): string[] {
  return [
    ...added.map((objectID) => `added    ${objectID}`),
    ...changed.map((objectID) => `changed  ${objectID}`),
    ...removed.map((objectID) => `removed  ${objectID}`),
    ...settings.map((name) => `setting  ${name}`),
    `${added.length} added, ${changed.length} changed, ${removed.length} removed, ${settings.length} settings differ`,
  ]
}
