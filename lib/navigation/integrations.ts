import type { Integration } from '../integrations'
import type { MenuItem } from './types'

/** The integrations that menus list, in the order that they ask for. */
export function toMenuItems(integrations: readonly Integration[]): MenuItem[] {
  return integrations
    .filter(({ menuPosition }) => menuPosition !== undefined)
    .sort((a, b) => (a.menuPosition ?? 0) - (b.menuPosition ?? 0))
    .map(({ title, menuHref, logo, summary, isNew }) => ({
      name: title,
      href: menuHref,
      icon: logo,
      ...(summary === '' ? {} : { description: summary }),
      ...(isNew ? { isNew } : {}),
    }))
}
