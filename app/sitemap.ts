import type { MetadataRoute } from 'next'
import { getSitemap } from '@/lib/outputs/sitemap'

export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  return getSitemap()
}
