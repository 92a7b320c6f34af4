import { useEffect, useState } from 'react'
import { getSearchClient } from '@/lib/search/client'
import type { SearchResponse } from '@/lib/search/contract'
import { useAnswerState, type Answer, type RequestStatus } from './answer'
import { HITS, indexName, siteClient, STALLED } from './site-client'

/** Milliseconds before the full text is searched, so that names are shown first. */
const SETTLED = 50

interface Found {
  query: string
  status: RequestStatus
  /** Stays while the next query loads. */
  response?: SearchResponse | undefined
}

async function search(query: string): Promise<SearchResponse | undefined> {
  const { results } = await siteClient.search([{ indexName, params: { query, hitsPerPage: HITS } }])
  return results[0]
}

/** Searches like `usePageAnswer`, but without InstantSearch, which would double the code before the first results. */
export function useDialogAnswer(query: string): Answer {
  const [found, setFound] = useState<Found>({ query: '', status: 'idle' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isActive = true
    const update = (change: Partial<Found>) => {
      if (isActive) setFound((last) => ({ ...last, ...change, query }))
    }
    if (query.trim() === '') {
      update({ status: 'idle', response: undefined })
      return undefined
    }
    const timer = window.setTimeout(() => update({ status: 'stalled' }), STALLED)
    const request = async () => {
      const response = await search(query)
      window.clearTimeout(timer)
      update({ status: 'idle', response })
      // Names only. The full text starts once they're shown, and not for text that's still being typed.
      if (response?.isPartial !== true) return
      await new Promise((resolve) => setTimeout(resolve, SETTLED))
      if (!isActive) return
      await getSearchClient().whenComplete()
      if (isActive) update({ status: 'idle', response: await search(query) })
    }
    request().catch(() => {
      window.clearTimeout(timer)
      update({ status: 'error' })
    })
    return () => {
      isActive = false
      window.clearTimeout(timer)
    }
  }, [query, attempt])

  const isLoading = found.query !== query && found.status !== 'stalled'
  return useAnswerState(query, {
    status: isLoading ? 'loading' : found.status,
    response: found.response,
    retry: () => {
      setFound((last) => ({ ...last, status: 'loading' }))
      setAttempt((count) => count + 1)
    },
  })
}
