import type { HostedSearch } from './algolia'
import { toEmptyResponse, toQuery } from './contract'
import type { SearchRequest, SiteSearchClient } from './contract'
import { once } from './once'

/** Timeout in milliseconds, after which embedded search responds instead. */
const TIMEOUT = 1500

/** Pause after a failure in milliseconds, so that not every keystroke waits for the timeout. */
const PAUSE = 30_000

interface Pending {
  shape: string
  controller: AbortController
  answer: ReturnType<SiteSearchClient['search']>
}

/** Uses hosted search, or embedded search if that fails or is slow. @throws from `search` if both fail */
export function createHostedClient(load: () => Promise<HostedSearch>, embedded: SiteSearchClient): SiteSearchClient {
  const getSearch = once(load)
  let pausedUntil = 0
  let pending: Pending | undefined

  async function askEmbedded(requests: readonly SearchRequest[]): Pending['answer'] {
    const { results } = await embedded.search(requests)
    return { results: results.map((result) => ({ ...result, fallback: true })) }
  }

  async function answer(requests: readonly SearchRequest[], controller: AbortController): Pending['answer'] {
    const { signal } = controller
    if (performance.now() < pausedUntil) return askEmbedded(requests)
    const timer = setTimeout(() => controller.abort('slow'), TIMEOUT)
    const aborted = new Promise<never>((_, reject) => signal.addEventListener('abort', reject))
    try {
      const asked = getSearch().then((search) => search(requests, signal))
      return { results: await Promise.race([asked, aborted]) }
    } catch {
      // A newer query from the same input superseded this one. Use its response for both.
      if (signal.reason === 'superseded' && pending !== undefined) return await pending.answer
      pausedUntil = performance.now() + PAUSE
      return askEmbedded(requests)
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    prepare: () => void getSearch().catch(() => undefined),
    search: (requests) => {
      if (requests.every(({ params }) => toQuery(params?.query) === ''))
        return Promise.resolve({ results: requests.map((request) => toEmptyResponse(request, 'algolia')) })
      // Everything except the text, which is the same for all queries from one input.
      const shape = JSON.stringify(requests.map(({ params }) => ({ ...params, query: undefined })))
      const controller = new AbortController()
      const before = pending
      const current: Pending = {
        ...{ shape, controller },
        answer: answer(requests, controller).finally(() => {
          if (pending === current) pending = undefined
        }),
      }
      pending = current
      if (before?.shape === shape) before.controller.abort('superseded')
      return current.answer
    },
    // Only a response of the embedded search can be partial.
    whenComplete: embedded.whenComplete,
    suggest: embedded.suggest,
  }
}
