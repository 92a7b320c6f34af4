import { source } from '../lib/source'

export const dynamic = 'force-static'

export default function sitemap() {
  return source.getPages().map(({ url }) => ({ url: `https://example.org${url}` }))
}
