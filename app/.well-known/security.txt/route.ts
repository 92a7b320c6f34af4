import { getBuildDate } from '@/lib/kit/env'
import { writeSecurityTxt } from '@/lib/outputs/security-txt'

export const dynamic = 'force-static'

export function GET(): Response {
  return new Response(writeSecurityTxt(getBuildDate()), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
