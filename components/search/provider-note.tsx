import type { SearchResponse } from '@/lib/search/contract'
import { hostedOrigin } from '@/lib/search/hosted'

/** Says quietly that the hosted provider did not answer, where there is one. */
export function ProviderNote({ response }: { response: SearchResponse | undefined }) {
  if (hostedOrigin === undefined || response?.provider !== 'embedded') return null
  return <span className="search-note">The search service did not answer, so the site’s own index did.</span>
}
