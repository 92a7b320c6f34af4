/** A menu or link in the header, read from the HTML. */
export type SiteMenuEntry =
  | { name: string; className: string; trigger: string; panel: { className: string; html: string } }
  | { name: string; className: string; href: string; panel?: undefined }

/** Interaction state of the menus. */
export interface SiteMenuState {
  /** Name of the open menu, or an empty string. */
  open: string
  /** Name of the menu whose button is hovered. */
  hovered: string | undefined
  /** Indexes of the focused entry and of the link in its panel (-1 if none). */
  focus: { entry: number; link: number } | undefined
}

export interface SiteMenus {
  className: string
  listClass: string
  entries: SiteMenuEntry[]
  state: SiteMenuState
}

/** Reads the menus from the page's HTML, so their content and classes aren't also shipped as JavaScript. */
export function readSiteMenus(nav: HTMLElement): SiteMenus {
  const state: SiteMenuState = { open: '', hovered: undefined, focus: undefined }
  const list = nav.querySelector('site-menus > ul')
  const items = [...(list?.children ?? [])]
  const focused = document.activeElement
  const entries = items.map((item, entry): SiteMenuEntry => {
    const details = item.querySelector('details')
    const head = item.querySelector<HTMLElement>('summary, a')
    const panel = item.querySelector('.menu-panel')
    const name = head?.textContent ?? ''
    const headClass = head?.className ?? ''
    if (details?.open) state.open = name
    if (details && head?.matches(':hover')) state.hovered = name
    if (item.contains(focused)) {
      const links: (Element | null)[] = [...item.querySelectorAll('.menu-panel a')]
      state.focus = { entry, link: links.indexOf(focused) }
    }
    if (panel === null) return { name, className: headClass, href: head?.getAttribute('href') ?? '' }
    return {
      name,
      className: item.className,
      trigger: headClass,
      panel: { className: panel.className, html: panel.innerHTML },
    }
  })
  return { className: nav.className, listClass: list?.className ?? '', entries, state }
}
