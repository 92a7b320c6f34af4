import { isMenu, type MenuEntry } from '@/lib/navigation/types'
import { MenuLink } from './menu-links'

/** The navbar of another project in the docs header, whose style sheet doesn't have the site's menus. */
export function TreeLinks({ entries }: { entries: readonly MenuEntry[] }) {
  if (entries.length === 0) return null
  return (
    <nav className="docs-areas" aria-label="Main">
      {entries.map((entry) =>
        isMenu(entry) ? (
          <details key={entry.name} name="tree-menu" className="relative">
            <summary className="chevron flex h-full cursor-pointer items-center gap-[0.4rem] px-[0.7rem] text-sm font-[550] text-muted hover:text-ink">
              {entry.name}
            </summary>
            <ul className="absolute top-full left-0 min-w-40 rounded-b-lg border border-line bg-surface p-2 whitespace-nowrap">
              {Object.values(entry.groups)
                .flat()
                .map((item) => (
                  <li key={item.name + item.href}>
                    <MenuLink item={item} className="py-2" />
                  </li>
                ))}
            </ul>
          </details>
        ) : (
          <MenuLink key={entry.name} item={entry} />
        ),
      )}
    </nav>
  )
}
