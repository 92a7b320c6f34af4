import { isHiddenItem, type PrunedCategory } from '@/lib/docs/long-sidebars'
import type { SidebarItem } from '@/lib/docs/types'
import { withBase } from '@/lib/kit/urls'

/** The first item that links to a path, preceded by the categories around it. Empty if there is none. */
function findTrail(items: readonly SidebarItem[], path: string): SidebarItem[] {
  for (const item of items) {
    if (isHiddenItem(item)) continue
    if (item.href === path) return [item]
    const inner = item.type === 'category' ? findTrail(item.items, path) : []
    if (inner.length > 0) return [item, ...inner]
  }
  return []
}

function List({ items, trail }: Record<'items' | 'trail', readonly SidebarItem[]>) {
  return (
    <ul>
      {items.map((item, index) => {
        if (isHiddenItem(item)) return null
        const folder: PrunedCategory | undefined = item.type === 'category' ? item : undefined
        const isPruned = folder?.isPruned === true
        const list = folder && folder.items.length > 0 ? <List items={folder.items} trail={trail} /> : null
        const isCollapsible = folder && (isPruned || (list !== null && folder.collapsible))
        return (
          // Marked with a class, because `:has()` in CSS is slow for long lists.
          <li key={index} className={isCollapsible ? 'folder' : undefined}>
            {item.href === undefined ? (
              <span>{item.label}</span>
            ) : (
              <a
                aria-current={item === trail.at(-1) ? 'page' : undefined}
                href={withBase(item.href)}
                className={item.className || undefined}
              >
                {item.label}
              </a>
            )}
            {isCollapsible ? (
              <details
                open={!isPruned && (!folder.collapsed || trail.includes(folder))}
                data-rest={isPruned ? '' : undefined}
              >
                <summary>
                  <span>{item.label}</span>
                </summary>
                {list}
              </details>
            ) : (
              list
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The pages of a sidebar. The current page is marked, and the folders around it are open. */
export function SidebarList({ items, path }: { items: readonly SidebarItem[]; path?: string }) {
  return <List items={items} trail={path === undefined ? [] : findTrail(items, path)} />
}
