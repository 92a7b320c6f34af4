import { findTreeSettings, hasOwnMenus } from '../content/tree-settings'
import { flattenSidebar, getDocsSite } from '../docs'
import { listIntegrations } from '../integrations'
import { getContentDir } from '../kit/env'
import { cacheByObject } from '../kit/cache-by-object'
import { buildNavigation } from './menus'
import { toMenuItems } from './integrations'
import { getTargets, type Targets } from './targets'
import { buildTreeNavigation } from './tree-menus'
import { isMenu, type MenuEntry, type MenuItem, type NavbarItem, type Navigation } from './types'

type Groups = Readonly<Record<string, readonly MenuItem[]>>

const keepItems = (items: readonly MenuItem[], { has }: Targets) => items.filter(({ href }) => has(href))

function keepGroups(groups: Groups, targets: Targets): Groups {
  const kept = Object.entries(groups).map(([title, items]) => [title, keepItems(items, targets)] as const)
  return Object.fromEntries(kept.filter(([, items]) => items.length > 0))
}

function keepEntry(entry: MenuEntry, targets: Targets): MenuEntry[] {
  if (!isMenu(entry)) return keepItems([entry], targets)
  const [showAll] = keepItems([entry.showAll ?? []].flat(), targets)
  const groups = keepGroups(entry.groups, targets)
  if (Object.keys(groups).length > 0) return [{ ...entry, groups, showAll }]
  return entry.index === undefined ? [] : keepItems([{ name: entry.name, href: entry.index }], targets)
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
  const keepEntries = (entries: readonly MenuEntry[]) => entries.flatMap((entry) => keepEntry(entry, targets))
  return {
    header: keepEntries(menus.header),
    mobile: keepEntries(menus.mobile),
    navbar: keepNavbar(menus.navbar, targets),
    footer: keepGroups(menus.footer, targets),
    social: keepItems(menus.social, targets),
    search: menus.search,
    start: keepItems([menus.start ?? []].flat(), targets)[0],
  }
}

/** Whether this content gets our menus. */
export const isOurSite = (): boolean => !hasOwnMenus(getContentDir())

/** All menus, including links without a target in this build: ours, or those of another project. */
export function getFullNavigation(): Navigation {
  if (isOurSite()) return buildNavigation(toMenuItems(listIntegrations()))
  const { versions, entries } = getDocsSite()
  const last = versions.find(({ isLast }) => isLast)
  const findDoc = (id: string) => entries.find((entry) => entry.id === id && entry.version === last?.name)?.path
  const findSidebar = (name = '') => flattenSidebar(last?.sidebars[name] ?? []).find(({ href }) => href)?.href
  return buildTreeNavigation(findTreeSettings(getContentDir()), { findDoc, findSidebar })
}

const keepAll = cacheByObject((targets: Targets) => keepExisting(getFullNavigation(), targets))

/** The menus of this build. */
export const getNavigation = (): Navigation => keepAll(getTargets())
