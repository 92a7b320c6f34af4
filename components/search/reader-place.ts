import type { SearchContext } from '@/lib/search/context'
import { site } from '@/lib/kit/site'
import { readStored } from '../ui/storage'

/** Search tags of the docs versions, latest first. */
function listTags(): string[] {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=docs-tags]')
  return (meta?.content ?? '').split(' ').filter((tag) => tag !== '')
}

/** Search context from the current page. Without a version, the last one chosen (if it still exists) or the latest. */
export function readSearchContext(): SearchContext {
  const page = document.querySelector<HTMLElement>('main[data-area]')
  const tags = listTags()
  const stored = `docs-${readStored('docs-version') ?? ''}`
  const tag = page?.dataset.tag ?? (tags.includes(stored) ? stored : tags[0])
  return { language: site.locale, tags: tag === undefined ? [] : [tag], near: page?.dataset.area }
}
