import type { SearchResponse } from '@/lib/search/contract'

/** Says quietly that the hosted provider did not answer, where there is one. */
export function ProviderNote({ response }: { response: SearchResponse | undefined }) {
  if (response?.fallback !== true) return null
  return <span className="search-note">The search service did not answer, so the site’s own index did.</span>
}
