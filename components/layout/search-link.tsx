import { withBase } from '@/lib/kit/urls'
import { getNavigation } from '@/lib/navigation/existing'
import { Outline } from '../ui/outline'

/** The search link. With JavaScript, it opens the search dialog instead. On narrow screens, it's only an icon. */
export function SearchLink() {
  const { name, href } = getNavigation().search
  return (
    <a className="search-link" href={withBase(href)} aria-keyshortcuts="/ Control+K Meta+K" data-search="">
      <Outline size={16}>
        <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm4.8 11.3L20 20" />
      </Outline>
      <span>{name}</span>
      <kbd aria-hidden="true">/</kbd>
    </a>
  )
}
