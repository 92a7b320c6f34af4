import { buildOpenSearch } from '@/lib/search/open-search'

export const dynamic = 'force-static'

export function GET(): Response {
  return new Response(buildOpenSearch(), { headers: { 'content-type': 'application/opensearchdescription+xml' } })
}
