import type { MetadataRoute } from 'next'
import { isIndexable } from '@/lib/outputs/metadata'
import { toAbsoluteUrl } from '@/lib/kit/urls'

export const dynamic = 'force-static'

export default function robots(): MetadataRoute.Robots {
  if (!isIndexable()) return { rules: { userAgent: '*', disallow: '/' } }
  return { rules: { userAgent: '*', allow: '/' }, sitemap: toAbsoluteUrl('/sitemap.xml') }
}
