import { buildOpenSearch } from '@/lib/search'

export const dynamic = 'force-static'

export function GET(): Response {
  return new Response(buildOpenSearch(), { headers: { 'content-type': 'application/opensearchdescription+xml' } })
}
