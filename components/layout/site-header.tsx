import { type Menu, type MenuEntry, type PanelKind, isMenu } from '@/lib/navigation/types'
import { MenuGroups, MenuLink } from './menu-links'
import { getNavigation, isOurSite } from '@/lib/navigation/existing'
import { MenuButton } from './menu-button'
import { SearchLink, ThemeSwitch } from './site-bar'
import { StarBadge } from './star-badge'
import { Wordmark } from './wordmark'

/** Buttons, summaries and links in the bar. site-menus.island.tsx reads all classes from the page. */
const entryClass =
  'flex h-(--bar-height) cursor-pointer items-center gap-[0.4rem] px-3 text-sm font-[550] text-muted no-underline transition-[color] select-none hover:text-ink focus-visible:-outline-offset-4 data-[state=open]:text-ink'

const panelClasses: Record<PanelKind, string> = {
  default: 'left-0 w-[max(25rem,400px)]',
  narrow: 'left-0 w-[380px]',
  // The second group is the longest, so it spans both rows.
  grouped: 'left-0 grid w-[600px] grid-cols-2 gap-x-3 gap-y-2 [&>:nth-child(2)]:row-span-2',
  integrations: 'left-1/2 w-[980px] min-w-[950px] [translate:-50%_0] [&_ul]:grid [&_ul]:grid-cols-3 [&_ul]:gap-x-2',
}

function MenuPanel({ menu }: { menu: Menu }) {
  return (
    <div
      className={`menu-panel absolute top-full z-9999 max-h-[80vh] max-w-[calc(100vw-1rem)] animate-[panel-in_var(--duration-fast)_var(--ease-out)] overflow-y-auto overscroll-contain rounded-b-lg border border-line bg-surface p-3 [box-shadow:var(--shadow)] [scrollbar-width:thin] ${panelClasses[menu.kind]}`}
    >
      <MenuGroups
        menu={menu}
        showAll={{ frame: 'mt-2 border-t border-line pt-2', link: 'rounded-md px-[0.6rem] py-[0.4rem]' }}
      />
    </div>
  )
}

/** The menus in the header, which work without JavaScript. A script enhances them on hover or focus. */
export function HeaderMenus({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    // Radix wraps the list in an element that would constrain the panels.
    <nav aria-label="Main" className="ml-5 hidden h-full *:static! *:block *:h-full docs:block">
      <site-menus>
        <ul className="flex h-full">
          {entries.map((entry) =>
            isMenu(entry) ? (
              // Radix adds a focus proxy, which isn't needed: panels follow their buttons in the DOM, so Tab works.
              <li
                key={entry.name}
                className={entry.kind === 'integrations' ? '[&>span]:hidden' : 'relative [&>span]:hidden'}
              >
                {/* Browsers keep at most one `<details>` with the same name open. */}
                <details name="site-menu">
                  <summary className={`chevron [--chevron-size:0.36rem] [details[open]>&]:text-ink ${entryClass}`}>
                    {entry.name}
                  </summary>
                  <MenuPanel menu={entry} />
                </details>
              </li>
            ) : (
              <li key={entry.name}>
                <MenuLink item={entry} className={entryClass} />
              </li>
            ),
          )}
        </ul>
      </site-menus>
    </nav>
  )
}

/** Browsers may paint while the header is parsed: these margins reserve space for the buttons that follow. */
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
            <MenuLink item={start} className="button hidden px-4 py-[0.42rem] min-[1100px]:block" />
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
