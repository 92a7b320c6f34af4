import { generateStaticParamsFor } from 'nextra/pages'

export const dynamic = 'force-static'

export default async function sitemap() {
  const pages = await generateStaticParamsFor('mdxPath')()
  return pages.map(({ mdxPath }) => ({ url: `https://example.org/${mdxPath.join('/')}` }))
}
