import type { Menu, MenuEntry, PanelKind } from '@/lib/navigation/types'
import { isMenu } from '@/lib/navigation/types'
import { MenuGroups, MenuLink } from './menu-links'

/** Buttons, summaries and links in the bar. site-menus.island.tsx reads all classes from the page. */
const entryClass =
  'flex h-(--bar-height) cursor-pointer items-center gap-[0.4rem] px-3 text-sm font-[550] text-muted no-underline transition-[color] select-none hover:text-ink focus-visible:-outline-offset-4 data-[state=open]:text-ink'

const panelClasses: Record<PanelKind, string> = {
  default: 'left-0 w-[max(25rem,400px)]',
  narrow: 'left-0 w-[380px]',
  // The second group is the longest, so it spans both rows.
  grouped: 'left-0 grid w-[600px] grid-cols-2 gap-x-3 gap-y-2 [&>:nth-child(2)]:row-span-2',
  integrations: 'left-1/2 w-[980px] [translate:-50%_0] [&_ul]:grid [&_ul]:grid-cols-3 [&_ul]:gap-x-2',
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
