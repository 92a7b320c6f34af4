import type { Metadata } from 'next'
import { SearchBrowse } from '@/components/search/search-browse'
import { SearchPage } from '@/components/search/search-page.island'
import { searchPath } from '@/lib/search'
import { toMetadata } from '@/lib/outputs/metadata'
import { site } from '@/lib/kit/site'
import '../../styles/search-page.css'

export const metadata: Metadata = toMetadata({
  title: 'Search',
  description: `Search the documentation, the API and SDK reference and the blog of ${site.name}.`,
  path: searchPath,
  hidden: true,
})

export default function Search() {
  return (
    <main id="content" className="search-page" tabIndex={-1}>
      <h1>Search</h1>
      <search-page>
        <SearchPage />
      </search-page>
      <SearchBrowse />
    </main>
  )
}
