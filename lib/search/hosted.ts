import type { HostedProvider } from './algolia'
import { toEmptyResponse, toQuery } from './contract'
import type { SearchRequest, SearchResponse, SiteSearchClient } from './contract'

/** Longer than this nobody waits: the embedded search answers instead. */
const TIMEOUT = 1500

/** After a failure the hosted search is left alone for a while, so that not every key waits for it again. */
const PAUSE = 30_000

export interface HostedSources {
  load: () => Promise<HostedProvider>
  embedded: SiteSearchClient
}

interface Pending {
  shape: string
  controller: AbortController
  answer: Promise<{ results: SearchResponse[] }>
}

/** What a query is asked for apart from its words: one text field sends queries of one shape. */
function toShape(requests: readonly SearchRequest[]): string {
  return JSON.stringify(requests.map(({ params, ...request }) => ({ ...request, ...params, query: undefined })))
}

/** Settles with the promise, or fails as soon as the signal is given, whatever the promise does. */
function race<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new DOMException('Nobody waits for this answer.', 'AbortError'))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    promise.then(resolve, reject)
  })
}

/**
 * Asks the hosted search, and the embedded one where that fails or is slow.
 * @throws from `search` when neither answers
 */
export function createHostedClient({ load, embedded }: HostedSources): SiteSearchClient {
  let provider: Promise<HostedProvider> | undefined
  let pausedUntil = 0
  let pending: Pending | undefined
  let complete: () => Promise<void> = () => Promise.resolve()

  async function askHosted(requests: readonly SearchRequest[], signal: AbortSignal): Promise<SearchResponse[]> {
    provider ??= load().catch((error: unknown) => {
      provider = undefined
      throw error
    })
    return (await provider).search(requests, signal)
  }

  async function askEmbedded(requests: readonly SearchRequest[]): Promise<SearchResponse[]> {
    const { results } = await embedded.search(requests)
    complete = embedded.whenComplete
    return results.map((result) => ({ ...result, fallback: true }))
  }

  async function answer(
    requests: readonly SearchRequest[],
    controller: AbortController,
  ): Promise<{ results: SearchResponse[] }> {
    if (performance.now() < pausedUntil) return { results: await askEmbedded(requests) }
    const timer = setTimeout(() => controller.abort('slow'), TIMEOUT)
    try {
      const results = await race(askHosted(requests, controller.signal), controller.signal)
      complete = () => Promise.resolve()
      return { results }
    } catch {
      // A later query of the same field has taken its place: that one's answer stands for both.
      if (controller.signal.reason === 'superseded' && pending !== undefined) return await pending.answer
      pausedUntil = performance.now() + PAUSE
      return { results: await askEmbedded(requests) }
    } finally {
      clearTimeout(timer)
    }
  }

  function search(requests: readonly SearchRequest[]): Promise<{ results: SearchResponse[] }> {
    if (requests.every(({ params }) => toQuery(params?.query) === '')) {
      return Promise.resolve({ results: requests.map((request) => toEmptyResponse(request, 'algolia')) })
    }
    const shape = toShape(requests)
    const controller = new AbortController()
    const before = pending
    const current: Pending = { shape, controller, answer: answer(requests, controller) }
    pending = current
    if (before?.shape === shape) before.controller.abort('superseded')
    const clear = () => {
      if (pending === current) pending = undefined
    }
    current.answer.then(clear, clear)
    return current.answer
  }

  return { search, whenComplete: () => complete(), suggest: embedded.suggest }
}
