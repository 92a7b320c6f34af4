import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { groupBy } from '@/lib/kit/group-by'
import { AlgoliaRanking } from './algolia-ranking'

type Json = Record<string, unknown>

export interface AlgoliaIndex {
  records: Map<string, Json>
  settings: Json
  synonyms: Json[]
  rules: Json[]
  /** Created for the first query. */
  ranking?: AlgoliaRanking | undefined
}

interface Fault {
  /** Part of `METHOD /path`. */
  on: RegExp
  status?: number
  /** Milliseconds before the response. */
  delay?: number
}

export interface AlgoliaServer {
  host: string
  port: number
  indexes: Map<string, AlgoliaIndex>
  /** Requests in order: `POST /1/indexes/x/batch`. */
  calls: { what: string; body: Json; key: string | null }[]
  faults: Fault[]
  close: () => Promise<void>
}

function createIndex(): AlgoliaIndex {
  return { records: new Map(), settings: {}, synonyms: [], rules: [] }
}

async function readBody(request: IncomingMessage): Promise<Json> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text === '' ? {} : (JSON.parse(text) as Json)
}

/** Marks the query's words, and words that start with them. */
function mark(text: string, query: string, [open, close]: [string, string]) {
  const words = query.match(/[\p{L}\p{N}]+/gu) ?? []
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|') || '(?!)'})`, 'giu')
  const value = text.replace(pattern, (word) => `${open}${word}${close}`)
  return { value, matchLevel: value === text ? 'none' : 'full' }
}

/** `a:b`, or lists of alternatives. */
function passes(record: Json, filters: unknown): boolean {
  const has = (filter: string) => {
    const [name = '', ...rest] = filter.split(':')
    return [record[name]].flat().includes(rest.join(':'))
  }
  return ([filters ?? []].flat() as (string | string[])[]).every((filter) => [filter].flat().some(has))
}

function countValues(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

/** Answers a request in the format of Algolia's API. */
function query(index: AlgoliaIndex, request: Json): Json {
  const text = (request.query as string | undefined) ?? ''
  const tags: [string, string] = [String(request.highlightPreTag), String(request.highlightPostTag)]
  const perPage = Number(request.hitsPerPage)
  const page = Number(request.page ?? 0)
  index.ranking ??= new AlgoliaRanking(index)
  const found = index.ranking.search(
    text,
    (record) => passes(record, request.facetFilters),
    (request.optionalFilters ?? []) as string[],
  )
  // With `distinct`, a page of results is a number of groups.
  const distinct = (index.settings.attributeForDistinct as string | undefined) ?? 'objectID'
  const groups = [...groupBy(found, (record) => record[distinct]).values()]
  const hits = groups
    .slice(page * perPage, (page + 1) * perPage)
    .flat()
    .map((record) => {
      const { content = '', ...shown } = record as { content?: string } & Json
      return {
        ...shown,
        _highlightResult: {
          title: mark(String(record.title), text, tags),
          heading: mark(String(record.heading), text, tags),
        },
        _snippetResult: { content: mark(content.slice(0, 200), text, tags) },
      }
    })
  return {
    hits,
    nbHits: groups.length,
    page,
    nbPages: Math.ceil(groups.length / perPage),
    hitsPerPage: perPage,
    processingTimeMS: 1,
    exhaustive: { nbHits: true },
    facets: { area: countValues(groups.map(([record]) => String(record?.area))) },
    query: text,
    params: '',
    index: request.indexName,
    ...(request.clickAnalytics === true ? { queryID: '43b15df305339e827f0ac0bdc5ebcaa7' } : {}),
  }
}

/** A local server that implements the parts of Algolia's API this site uses. */
export async function startAlgoliaServer(): Promise<AlgoliaServer> {
  const indexes = new Map<string, AlgoliaIndex>()
  const calls: AlgoliaServer['calls'] = []
  const faults: Fault[] = []
  let task = 0
  const tasks = new Map<number, number>()
  const start = () => {
    tasks.set(++task, 0)
    return { taskID: task, updatedAt: '2025-01-31T00:00:00Z', objectIDs: [] }
  }
  const touch = (name: string) => indexes.get(name) ?? indexes.set(name, createIndex()).get(name) ?? createIndex()

  function answer(method: string, path: string, body: Json): { status: number; body: Json } {
    const [name = '', action = '', id = ''] = path.replace('/1/indexes/', '').split('/').map(decodeURIComponent)
    const ok = (value: Json) => ({ status: 200, body: value })
    if (name === '*' && action === 'queries') {
      const requests = body.requests as Json[]
      return ok({ results: requests.map((request) => query(touch(String(request.indexName)), request)) })
    }
    if (action === 'task') {
      // For some tasks, the first poll comes too early, as it does in practice.
      const looks = (tasks.get(Number(id)) ?? 0) + 1
      tasks.set(Number(id), looks)
      return ok({ status: looks > 1 || Number(id) % 4 > 0 ? 'published' : 'notPublished' })
    }
    if (method === 'DELETE') {
      indexes.delete(name)
      return ok({ ...start(), deletedAt: '2025-01-31T00:00:00Z' })
    }
    if (method === 'GET' && action === 'settings') {
      const index = indexes.get(name)
      return index === undefined
        ? { status: 404, body: { message: 'Index does not exist', status: 404 } }
        : ok(index.settings)
    }
    if (action === 'settings') Object.assign(touch(name).settings, body)
    else if (action === 'synonyms') touch(name).synonyms = body as unknown as Json[]
    else if (action === 'browse') {
      const all = [...touch(name).records.values()]
      const from = Number(body.cursor ?? 0)
      const to = from + 100
      return ok({ hits: all.slice(from, to), ...(to < all.length ? { cursor: String(to) } : {}) })
    } else if (action === 'batch') {
      for (const { body: record } of body.requests as { body: Json }[])
        touch(name).records.set(String(record.objectID), record)
      touch(name).ranking = undefined
    } else if (action === 'operation') {
      const index = touch(name)
      const target = String(body.destination)
      if (body.operation === 'move') {
        indexes.set(target, index)
        indexes.delete(name)
      } else if ((body.scope as string[]).includes('rules')) touch(target).rules = [...index.rules]
    } else return { status: 400, body: { message: `unknown: ${method} ${path}`, status: 400 } }
    return ok(start())
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const what = `${request.method} ${url.pathname}`
    const body = await readBody(request)
    const key = request.headers['x-algolia-api-key'] ?? url.searchParams.get('x-algolia-api-key')
    calls.push({ what, body, key: typeof key === 'string' ? key : null })
    const fault = faults.find(({ on }) => on.test(what))
    if (fault?.delay !== undefined) await new Promise((resolve) => setTimeout(resolve, fault.delay))
    const { status, body: result } =
      fault?.status === undefined
        ? answer(request.method ?? 'GET', url.pathname, body)
        : { status: fault.status, body: { message: `fault ${fault.status}`, status: fault.status } }
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '0' }).end(JSON.stringify(result))
  }

  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    host: `http://127.0.0.1:${port}`,
    port,
    indexes,
    calls,
    faults,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
