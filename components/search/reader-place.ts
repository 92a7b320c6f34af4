import type { SearchContext } from '@/lib/search/context'
import { site } from '@/lib/kit/site'
import { readStored } from '../ui/storage'

/** Versions of the documentation by what search calls them, the last release first. */
function listTags(): string[] {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=docs-tags]')
  return (meta?.content ?? '').split(' ').filter((tag) => tag !== '')
}

/** What the page that is shown says of itself, and else the version that was chosen last, if it still exists. */
export function readPlace(): SearchContext {
  const page = document.querySelector<HTMLElement>('main[data-area]')
  const tags = listTags()
  const stored = `docs-${readStored('docs-version') ?? ''}`
  const tag = page?.dataset.tag ?? (tags.includes(stored) ? stored : tags[0])
  return { language: site.locale, tags: tag === undefined ? [] : [tag], near: page?.dataset.area }
}
