import { getSearchClient } from '@/lib/search/client'
import { withContext } from '@/lib/search/context'
import { readSearchContext } from './reader-place'

/** Milliseconds before a search counts as stalled. */
export const STALLED = 300

/** Hits per response. */
export const HITS = 20

/** Index name in requests. Hosted providers replace it with their own. */
export const indexName = 'pages'

/** The site's search client, with the reader's context. */
export const siteClient = withContext(getSearchClient(), readSearchContext)
