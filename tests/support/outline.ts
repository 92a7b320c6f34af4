import type { SidebarCategory, SidebarItem } from '@/lib/docs/types'
import { flattenSidebar } from '@/lib/docs/versions'

/** A sidebar as indented lines: its items, their order and their links. */
export function toOutline(items: readonly SidebarItem[] = [], depth = 0): string[] {
  return items.flatMap((item) => {
    const line = `${'  '.repeat(depth)}${item.label} → ${item.href ?? 'no page'}`
    return item.type === 'category' ? [line, ...toOutline(item.items, depth + 1)] : [line]
  })
}

/** The category with a label, at any level. */
export function getCategory(items: readonly SidebarItem[] = [], label: string): SidebarCategory {
  const found = flattenSidebar(items).find((item) => item.type === 'category' && item.label === label)
  if (found?.type !== 'category') throw new Error(`There is no category "${label}".`)
  return found
}
