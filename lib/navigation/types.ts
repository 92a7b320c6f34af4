/** A link of a menu. */
export interface MenuItem {
  name: string
  /** An address of this site, or a full one that begins with `https://`. */
  href: string
  description?: string
  /** Name of an icon of lib/kit/icons, or the path of an image in `public/`. */
  icon?: string
  /** Shows "New". */
  isNew?: boolean
  /** Shows "Signup" in the integrations menu, "Beta access" in the others. */
  signup?: boolean
}

/** How wide a panel is, and how its links stand in it. */
export type PanelKind = 'integrations' | 'grouped' | 'default' | 'narrow'

/** A name that opens a panel of links. */
export interface Menu {
  name: string
  kind: PanelKind
  /** Links by heading; an empty heading is not shown. */
  groups: Readonly<Record<string, readonly MenuItem[]>>
  /** Leads to a page with more of the same. */
  showAll?: MenuItem
}

export type MenuEntry = Menu | MenuItem

/**
 * An item of the main menu of the documentation. `to` is an address of this site, `href` a full one; a dropdown has
 * neither, and `items`. The class `icon-NAME` shows an icon in place of the label.
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

/** Every menu of the site. */
export interface Navigation {
  /** The bar at the top of every page but those of the documentation. */
  header: readonly MenuEntry[]
  /** The menu of narrow windows: each menu is a section that opens. */
  mobile: readonly MenuEntry[]
  /** The older configuration, which is the main menu of the documentation in narrow windows. */
  navbar: readonly NavbarItem[]
  /** Links by title. */
  footer: Readonly<Record<string, readonly MenuItem[]>>
  social: readonly MenuItem[]
  search: MenuItem
}

export function isMenu(entry: MenuEntry): entry is Menu {
  return 'groups' in entry
}
