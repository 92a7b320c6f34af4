import type { Integration } from '../integrations'
import type { MenuItem } from './types'

/** Integrations with a menu position, in that order. */
export function toMenuItems(integrations: readonly Integration[]): MenuItem[] {
  return integrations
    .filter(({ menuPosition }) => menuPosition !== undefined)
    .sort((a, b) => (a.menuPosition ?? 0) - (b.menuPosition ?? 0))
    .map(({ title, menuHref, logo, summary, isNew }) => ({
      name: title,
      href: menuHref,
      icon: logo,
      description: summary || undefined,
      isNew: isNew || undefined,
    }))
}
