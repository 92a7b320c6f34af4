import type { HostedProvider } from './algolia'
import { toEmptyResponse, toQuery } from './contract'
import type { SearchRequest, SearchResponse, SiteSearchClient } from './contract'

/** Timeout in milliseconds, after which embedded search responds instead. */
const TIMEOUT = 1500

/** Pause after a failure in milliseconds, so that not every keystroke waits for the timeout. */
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

/** A key for everything except the query text. An input always sends requests with the same key. */
function toRequestKey(requests: readonly SearchRequest[]): string {
  return JSON.stringify(requests.map(({ params, ...request }) => ({ ...request, ...params, query: undefined })))
}

/** Like the promise, but rejects as soon as the signal is aborted. */
function withAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new DOMException('The request was superseded or timed out.', 'AbortError'))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    promise.then(resolve, reject)
  })
}

/**
 * Uses hosted search, or embedded search if that fails or is slow.
 * @throws from `search` if both fail
 */
export function createHostedClient({ load, embedded }: HostedSources): SiteSearchClient {
  let provider: Promise<HostedProvider> | undefined
  let pausedUntil = 0
  let pending: Pending | undefined
  let complete: () => Promise<void> = () => Promise.resolve()

  function getProvider(): Promise<HostedProvider> {
    provider ??= load().catch((error: unknown) => {
      provider = undefined
      throw error
    })
    return provider
  }

  async function askHosted(requests: readonly SearchRequest[], signal: AbortSignal): Promise<SearchResponse[]> {
    return (await getProvider()).search(requests, signal)
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
      const results = await withAbort(askHosted(requests, controller.signal), controller.signal)
      complete = () => Promise.resolve()
      return { results }
    } catch {
      // A newer query from the same input superseded this one. Use its response for both.
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
    const shape = toRequestKey(requests)
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

  return {
    prepare: () => void getProvider().catch(() => undefined),
    search,
    whenComplete: () => complete(),
    suggest: embedded.suggest,
  }
}
