import type { SearchResponse } from '@/lib/search/contract'

/** A note that results come from the embedded index because the hosted provider didn't respond. */
export function ProviderNote({ response }: { response: SearchResponse | undefined }) {
  if (response?.fallback !== true) return null
  return (
    <span className="text-xs text-muted">
      The search service isn’t responding. These results are from the site’s own index.
    </span>
  )
}
