import { locale } from '@/lib/kit/options'
import { getSearchClient } from '@/lib/search/client'
import { withContext, type SearchContext } from '@/lib/search/context'
import { readStored } from '../ui/storage'

/** Milliseconds before a search counts as stalled. */
export const STALLED = 300

/** Hits per response. */
export const HITS = 20

/** Pages shown until the full text has been searched. More would be below the fold, and rendering takes longest. */
export const FIRST_HITS = 8

/** Index name in requests. Hosted providers replace it with their own. */
export const indexName = 'pages'

/** Search context from the current page. Without a version, the last one chosen (if it still exists) or the latest. */
export function readSearchContext(): SearchContext {
  const page = document.querySelector<HTMLElement>('main[data-area]')
  const meta = document.querySelector<HTMLMetaElement>('meta[name=docs-tags]')
  // Latest first.
  const tags = (meta?.content ?? '').split(' ').filter((tag) => tag !== '')
  const stored = `docs-${readStored('docs-version') ?? ''}`
  const tag = page?.dataset.tag ?? (tags.includes(stored) ? stored : tags[0])
  return { language: locale, tags: tag === undefined ? [] : [tag], near: page?.dataset.area }
}

/** The site's search client, with the reader's context. */
export const siteClient = withContext(getSearchClient(), readSearchContext)
