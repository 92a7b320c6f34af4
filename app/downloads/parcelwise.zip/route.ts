import { packExampleCatalog } from '@/lib/outputs/example-archive'

export const dynamic = 'force-static'

export function GET(): Response {
  return new Response(packExampleCatalog(), { headers: { 'content-type': 'application/zip' } })
}
