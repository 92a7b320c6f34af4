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

function Folder({ folder, trail }: { folder: PrunedCategory; trail: readonly SidebarItem[] }) {
  const { label, items, collapsible, collapsed, isPruned = false } = folder
  if (!isPruned && items.length === 0) return null
  const list = isPruned ? null : <List items={items} trail={trail} />
  if (!isPruned && !collapsible) return list
  return (
    <details open={!isPruned && (!collapsed || trail.includes(folder))} data-rest={isPruned ? '' : undefined}>
      <summary>
        <span>{label}</span>
      </summary>
      {list}
    </details>
  )
}

/** Marks collapsible folders with a class, because `:has()` in CSS is slow for long lists. */
function toItemClass(item: SidebarItem | PrunedCategory): string | undefined {
  if (item.type === 'link') return undefined
  const isPruned = 'isPruned' in item && item.isPruned === true
  return isPruned || (item.collapsible && item.items.length > 0) ? 'folder' : undefined
}

function List({ items, trail }: Record<'items' | 'trail', readonly SidebarItem[]>) {
  return (
    <ul>
      {items.map((item, index) =>
        isHiddenItem(item) ? null : (
          <li key={index} className={toItemClass(item)}>
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
            {item.type === 'category' ? <Folder folder={item} trail={trail} /> : null}
          </li>
        ),
      )}
    </ul>
  )
}

/** The pages of a sidebar. The current page is marked, and the folders around it are open. */
export function SidebarList({ items, path }: { items: readonly SidebarItem[]; path?: string }) {
  return <List items={items} trail={path === undefined ? [] : findTrail(items, path)} />
}
