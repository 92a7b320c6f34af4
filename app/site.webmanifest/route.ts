import { buildWebManifest } from '@/lib/outputs/web-manifest'

export const dynamic = 'force-static'

export function GET(): Response {
  return new Response(buildWebManifest(), { headers: { 'content-type': 'application/manifest+json' } })
}
