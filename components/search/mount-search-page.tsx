import type { Root } from 'react-dom/client'
import { mountIsland } from '../islands/mount-island'
import { PageResults } from './page-results'
import { SearchPage } from './search-page.island'

/** Hydrates the server-rendered search page. */
export function mountSearchPage(place: Element): Root {
  return mountIsland(place, <SearchPage Results={PageResults} />)
}
