import { menuFiles } from './file'
import { isMenu, type MenuItem, type NavbarItem, type Navigation } from './types'

/** A list of links shown together, with its name for messages. */
export interface Place {
  name: string
  /** File that defines the links. */
  file: string
  items: readonly MenuItem[]
}

/** Every list of links, except for the legacy navbar, which has a different item type. */
export function listPlaces({ header, mobile, footer, social, search, start }: Navigation): Place[] {
  const toPlaces = (entries: Navigation['header'], where: string): Place[] => [
    ...entries.filter(isMenu).flatMap(({ name, kind, groups, showAll }) => {
      const place = { name: `${where} menu "${name}"`, file: menuFiles.header }
      const file = kind === 'integrations' ? menuFiles.integrations : menuFiles.header
      return [
        { ...place, file, items: Object.values(groups).flat() },
        { ...place, items: showAll === undefined ? [] : [showAll] },
      ]
    }),
    { name: where, file: menuFiles.header, items: entries.flatMap((entry) => (isMenu(entry) ? [] : entry)) },
  ]
  return [
    ...toPlaces(header, 'header'),
    ...toPlaces(mobile, 'mobile'),
    ...Object.entries(footer).map(([title, items]) => ({ name: `footer "${title}"`, file: menuFiles.footer, items })),
    { name: 'social links', file: menuFiles.footer, items: social },
    { name: 'search button', file: menuFiles.header, items: [search] },
    { name: 'start button', file: menuFiles.header, items: start === undefined ? [] : [start] },
  ]
}

/** Links of the legacy navbar, including those in dropdowns. */
export function listNavbarLinks(items: readonly NavbarItem[]): { name: string; href: string }[] {
  return items.flatMap(({ label, to, href, items: inner }) => {
    const address = to ?? href
    return [...(address === undefined ? [] : [{ name: label, href: address }]), ...listNavbarLinks(inner ?? [])]
  })
}
