import { listIntegrations } from '../integrations'
import { buildNavigation } from './menus'
import { toMenuItems } from './integrations'
import { getTargets, type Targets } from './targets'
import { isMenu, type Menu, type MenuEntry, type MenuItem, type NavbarItem, type Navigation } from './types'

type Groups = Readonly<Record<string, readonly MenuItem[]>>

function keepItems(items: readonly MenuItem[], { has }: Targets): MenuItem[] {
  return items.filter(({ href }) => has(href))
}

function keepGroups(groups: Groups, targets: Targets): Groups {
  const kept = Object.entries(groups).map(([title, items]): [string, MenuItem[]] => [title, keepItems(items, targets)])
  return Object.fromEntries(kept.filter(([, items]) => items.length > 0))
}

function keepEntry(entry: MenuEntry, targets: Targets): MenuEntry[] {
  if (!isMenu(entry)) return keepItems([entry], targets)
  const { showAll, ...menu } = entry
  const kept: Menu = { ...menu, groups: keepGroups(menu.groups, targets) }
  if (Object.keys(kept.groups).length === 0) return []
  return [showAll !== undefined && targets.has(showAll.href) ? { ...kept, showAll } : kept]
}

function keepNavbar(items: readonly NavbarItem[], targets: Targets): NavbarItem[] {
  return items.flatMap((item) => {
    const { to, items: inner } = item
    if (inner === undefined) return to === undefined || targets.has(to) ? [item] : []
    const kept = keepNavbar(inner, targets)
    return kept.length === 0 ? [] : [{ ...item, items: kept }]
  })
}

/** Removes links without a target in this build, and then empty groups and menus. */
export function keepExisting(menus: Navigation, targets: Targets): Navigation {
  return {
    header: menus.header.flatMap((entry) => keepEntry(entry, targets)),
    mobile: menus.mobile.flatMap((entry) => keepEntry(entry, targets)),
    navbar: keepNavbar(menus.navbar, targets),
    footer: keepGroups(menus.footer, targets),
    social: keepItems(menus.social, targets),
    search: menus.search,
    start: menus.start === undefined ? undefined : keepItems([menus.start], targets)[0],
  }
}

/** All menus, including links without a target in this build. */
export function getFullNavigation(): Navigation {
  return buildNavigation(toMenuItems(listIntegrations()))
}

const known = new WeakMap<Targets, Navigation>()

/** The menus of this build. */
export function getNavigation(): Navigation {
  const targets = getTargets()
  const found = known.get(targets) ?? keepExisting(getFullNavigation(), targets)
  known.set(targets, found)
  return found
}
