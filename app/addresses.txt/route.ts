import { writeAddressList } from '@/lib/routes/address-list'
import { getSiteRoutes } from '@/lib/routes/routes'

export const dynamic = 'force-static'

/** Addresses and titles of all pages, for the not-found page to look for what was meant. */
export function GET() {
  return new Response(writeAddressList(getSiteRoutes()), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
