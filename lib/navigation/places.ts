import { menuFiles } from './file'
import { isMenu, type MenuItem, type NavbarItem, type Navigation } from './types'

/** A list of links that a visitor sees together, by the name that a message calls it. */
export interface Place {
  name: string
  /** File that defines the links. */
  file: string
  items: readonly MenuItem[]
}

/** Every list of links but those of the older navbar, whose items are of another kind. */
export function listPlaces({ header, mobile, footer, social, search }: Navigation): Place[] {
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
  ]
}

/** The links of the older navbar, those in dropdowns among them. */
export function listNavbarLinks(items: readonly NavbarItem[]): { name: string; href: string }[] {
  return items.flatMap(({ label, to, href, items: inner }) => {
    const address = to ?? href
    return [...(address === undefined ? [] : [{ name: label, href: address }]), ...listNavbarLinks(inner ?? [])]
  })
}
