export interface MenuItem {
  name: string
  /** An address on this site, or a URL that starts with `https://`. */
  href: string
  description?: string
  /** Name of an icon in lib/kit/icons, or path of an image in `public/`. */
  icon?: string
  /** Shows "New". */
  isNew?: boolean
  /** Shows "Signup" in the integrations menu, "Beta access" in the others. */
  signup?: boolean
}

/** Width of a panel and layout of its links. */
export type PanelKind = 'integrations' | 'grouped' | 'default' | 'narrow'

export interface Menu {
  name: string
  kind: PanelKind
  /** Links by heading. An empty heading isn't shown. */
  groups: Readonly<Record<string, readonly MenuItem[]>>
  /** Link to a page with the complete list. */
  showAll?: MenuItem
  /** Page to link to instead, if none of the links has a target. */
  index?: string
}

export type MenuEntry = Menu | MenuItem

/**
 * An item of the documentation's main menu. `to` is an address on this site, `href` a full URL. A dropdown has `items`
 * instead of either. The class `icon-NAME` shows an icon instead of the label.
 */
export interface NavbarItem {
  type?: 'default' | 'dropdown'
  label: string
  to?: string
  href?: string
  position?: 'left' | 'right'
  className?: string
  items?: readonly NavbarItem[]
}

export interface Navigation {
  /** The header of all pages outside the documentation. */
  header: readonly MenuEntry[]
  /** The mobile menu. Each menu is a collapsible section. */
  mobile: readonly MenuEntry[]
  /** The legacy navbar, used as the documentation's main menu on narrow screens. */
  navbar: readonly NavbarItem[]
  /** Links by heading. */
  footer: Readonly<Record<string, readonly MenuItem[]>>
  social: readonly MenuItem[]
  search: MenuItem
  /** The button in the header, if its page exists. */
  start: MenuItem | undefined
}

export function isMenu(entry: MenuEntry): entry is Menu {
  return 'groups' in entry
}
