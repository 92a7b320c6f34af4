import { writeAddressList } from '@/lib/routes/address-list'
import { getSiteRoutes } from '@/lib/routes/routes'

export const dynamic = 'force-static'

/** Paths and titles of all pages. The not-found page uses them to suggest similar ones. */
export function GET() {
  return new Response(writeAddressList(getSiteRoutes()), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
