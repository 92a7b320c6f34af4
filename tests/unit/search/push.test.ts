import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { indexSettings, indexSynonyms } from '@/lib/search/index-settings'
import { assertRecords, createPushClient, formatPlan, planPush, replaceIndex } from '@/lib/search/push'
import { toRecords } from '@/lib/search/records'
import { startAlgoliaServer, type AlgoliaServer } from '../../support/algolia-server'
import { toSearchPage } from '../../support/search-pages'

let server: AlgoliaServer

beforeEach(async () => {
  server = await startAlgoliaServer()
})
afterEach(() => server.close())

const pages = [toSearchPage('/docs/a', 'First page', ['One', 'Two']), toSearchPage('/docs/b', 'Second page')]
const records = pages.flatMap(toRecords)
const connect = () => createPushClient({ appId: 'APP', adminKey: 'admin-key', index: 'site', host: server.host })
const writes = () =>
  server.calls.filter(({ what }) => /^(PUT|DELETE)|batch|operation/.test(what)).map(({ what }) => what)

/** An index as an earlier push left it. */
async function fill() {
  await replaceIndex(connect(), 'site', records)
  server.calls.length = 0
}

describe('the plan of a push', () => {
  test("adds all records to an index that doesn't exist, and sends nothing", async () => {
    const plan = await planPush(connect(), 'site', records)
    expect(plan.added).toEqual(['/docs/a', '/docs/a#one', '/docs/a#two', '/docs/b'])
    expect(plan.settings).toEqual(Object.keys(indexSettings))
    expect(writes()).toEqual([])
  })

  test('is empty if the index is up to date', async () => {
    await fill()
    const plan = await planPush(connect(), 'site', records)
    expect(plan).toEqual({ added: [], changed: [], removed: [], settings: [] })
    expect(formatPlan(plan)).toEqual(['0 added, 0 changed, 0 removed, 0 settings differ'])
  })

  test('lists new, changed and removed records', async () => {
    await fill()
    const index = server.indexes.get('site')
    if (index !== undefined) index.settings = { ...indexSettings, hitsPerPage: 7 }
    const next = [
      toSearchPage('/docs/a', 'First page', [{ heading: 'One', text: 'Another text.' }, 'Three']),
      toSearchPage('/docs/b', 'Second page'),
    ].flatMap(toRecords)
    expect(formatPlan(await planPush(connect(), 'site', next))).toEqual([
      'added    /docs/a#three',
      'changed  /docs/a#one',
      'removed  /docs/a#two',
      'setting  hitsPerPage',
      '1 added, 1 changed, 1 removed, 1 settings differ',
    ])
  })

  test('reads an index of several pages completely', async () => {
    const many = Array.from({ length: 250 }, (_, i) => toSearchPage(`/docs/${i}`, `Page ${i}`)).flatMap(toRecords)
    await replaceIndex(connect(), 'site', many)
    expect(await planPush(connect(), 'site', many)).toMatchObject({ added: [], changed: [], removed: [] })
  })
})

describe('replacing the index', () => {
  test('writes records, settings and synonyms to a temporary index, then moves it into place', async () => {
    await fill()
    await replaceIndex(connect(), 'site', records.slice(0, 2))
    expect([...server.indexes.keys()]).toEqual(['site'])
    const index = server.indexes.get('site')
    expect([...(index?.records.keys() ?? [])]).toEqual(['/docs/a', '/docs/a#one'])
    expect(index?.settings).toEqual(indexSettings)
    expect(index?.synonyms).toEqual(indexSynonyms)
    const direct = writes().filter((what) => /\/site\//.test(what))
    expect(direct).toEqual(['POST /1/indexes/site/operation'])
    expect(server.calls.every(({ key }) => key === 'admin-key')).toBe(true)
  })

  test('keeps rules created elsewhere', async () => {
    await fill()
    server.indexes.get('site')?.rules.push({ objectID: 'promote' })
    await replaceIndex(connect(), 'site', records)
    expect(server.indexes.get('site')?.rules).toEqual([{ objectID: 'promote' }])
  })

  test.each([
    ['the key may not write', { on: /PUT .*settings/, status: 403 }],
    ['records are refused', { on: /batch$/, status: 400 }],
    ['there are too many requests', { on: /site_tmp_\d+\/batch$/, status: 429 }],
    ['the server fails', { on: /synonyms/, status: 500 }],
    ['the last step fails', { on: /site_tmp_\d+\/operation/, status: 500 }],
  ])('fails if %s, leaving the index unchanged and no temporary index behind', async (_, fault) => {
    await fill()
    server.faults.push(fault)
    await expect(replaceIndex(connect(), 'site', records.slice(0, 1))).rejects.toThrow()
    expect([...server.indexes.keys()]).toEqual(['site'])
    expect(server.indexes.get('site')?.records.size).toBe(records.length)
  })
})

describe('records', () => {
  test('are rejected if there are none, because that would empty the index', () => {
    expect(() => assertRecords([])).toThrow('empty the index')
  })

  test('are rejected if two have the same id', () => {
    expect(() => assertRecords([...records, ...records.slice(1, 2)])).toThrow(
      '/docs/a#one: two records have the same id.',
    )
  })

  test("are rejected if they're too large", () => {
    const [record] = records
    if (record === undefined) throw new Error('There is no record.')
    expect(() => assertRecords([{ ...record, content: 'a'.repeat(10_000) }])).toThrow(
      /\/docs\/a: .* Expected at most 10000/,
    )
  })

  test.each([
    ['words', 'word '.repeat(5000)],
    ['one endless word', 'w'.repeat(20_000)],
    ['letters of three bytes', '図'.repeat(9000)],
    ['pairs of code units', '😀'.repeat(5000)],
    ['characters that JSON escapes', '"\\\n'.repeat(3000)],
  ])('include a long text of %s completely, split into at most 10 kB', (_, text) => {
    const found = toRecords(toSearchPage('/docs/long', 'Long', [{ heading: 'Part', text }]))
    expect(() => assertRecords(found)).not.toThrow()
    const parts = found.filter(({ url }) => url === '/docs/long#part')
    expect(parts.length).toBeGreaterThan(1)
    expect(parts.map(({ objectID }) => objectID).slice(0, 2)).toEqual(['/docs/long#part', '/docs/long#part~2'])
    const squeeze = (value: string) => value.replaceAll(/\s/g, '')
    expect(squeeze(parts.map(({ content }) => content).join(''))).toBe(squeeze(text))
  })
})
