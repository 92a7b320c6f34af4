import type { Metadata } from 'next'
import { SearchBrowse } from '@/components/search/search-browse'
import { SearchPage } from '@/components/search/search-page.island'
import { searchPath } from '@/lib/search'
import { toMetadata } from '@/lib/outputs/metadata'
import { site } from '@/lib/kit/site'

export const metadata: Metadata = toMetadata({
  title: 'Search',
  description: `Search the documentation, the API and SDK reference and the blog of ${site.name}.`,
  path: searchPath,
  hidden: true,
})

export default function Search() {
  return (
    <main id="content" className="container-text min-h-dvh pt-[clamp(1.75rem,4vw,3.25rem)] pb-20" tabIndex={-1}>
      <h1 className="text-3xl font-bold">Search</h1>
      <search-page>
        <SearchPage />
      </search-page>
      <SearchBrowse />
    </main>
  )
}
