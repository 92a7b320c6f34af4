import { withBase } from '@/lib/kit/urls'
import { getNavigation, isOurSite } from '@/lib/navigation/existing'
import { HeaderMenus } from './header-menus'
import { MenuButton } from './menu-button'
import { SearchLink } from './search-link'
import { StarBadge } from './star-badge'
import { ThemeSwitch } from './theme-switch'
import { Wordmark } from './wordmark'

/**
 * Browsers may paint while the header is still being parsed: these margins reserve space for the buttons that follow.
 */
const reserved = {
  search:
    'max-docs:js:[&:not(:has(~[data-slot=theme]_button,~[data-slot=menu-button]_button))]:mr-18 docs:js:[&:not(:has(~[data-slot=theme]_button,~[data-slot=menu-button]_button))]:mr-10',
  theme: 'max-docs:js:[&:not(:has(~[data-slot=menu-button]))>button]:mr-8',
  menu: 'max-docs:js:empty:min-w-10',
}

/** The header of pages outside the docs. */
export function SiteHeader({ className = '' }: { className?: string }) {
  const { header, start } = getNavigation()
  return (
    // An open panel covers everything else.
    <header
      data-slot="site-header"
      className={`sticky top-0 z-40 border-b border-line bg-ground has-[details[open],[data-state=open]]:z-9999 print:hidden ${className}`}
    >
      <div className="relative flex h-(--bar-height) items-center container-wide">
        <Wordmark />
        <HeaderMenus entries={header} />
        <div data-slot="tools" className={`ml-auto flex items-center gap-2 ${reserved.search}`}>
          <SearchLink />
          {/* If there's no room for it, the menu shows it. */}
          {isOurSite() ? <StarBadge className="max-phone:hidden" /> : null}
          {/* Narrower windows don't have room for it next to the menus. */}
          {start === undefined ? null : (
            <a className="button hidden px-4 py-[0.42rem] min-[1100px]:block" href={withBase(start.href)}>
              {start.name}
            </a>
          )}
        </div>
        <div data-slot="theme" className={`contents ${reserved.theme}`}>
          <ThemeSwitch iconClass="size-5.5" />
        </div>
        <MenuButton className={`-mr-2 docs:hidden ${reserved.menu}`} />
      </div>
    </header>
  )
}
