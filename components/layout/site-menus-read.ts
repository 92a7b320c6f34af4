/** A menu or link in the header, read from the HTML. */
export type SiteMenuEntry =
  { name: string; className: string; panel: string } | { name: string; href: string; panel?: undefined }

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
  entries: SiteMenuEntry[]
  state: SiteMenuState
}

/** Reads the menus from the page's HTML, so their content isn't also shipped as JavaScript. */
export function readSiteMenus(nav: HTMLElement): SiteMenus {
  const state: SiteMenuState = { open: '', hovered: undefined, focus: undefined }
  const items = [...nav.querySelectorAll<HTMLElement>('site-menus > ul > li')]
  const focused = document.activeElement
  const entries = items.map((item, entry): SiteMenuEntry => {
    const details = item.querySelector('details')
    const head = item.querySelector<HTMLElement>('summary, a')
    const name = head?.textContent ?? ''
    if (details?.open) state.open = name
    if (details && head?.matches(':hover')) state.hovered = name
    if (item.contains(focused)) {
      const links: (Element | null)[] = [...item.querySelectorAll('.menu-panel a')]
      state.focus = { entry, link: links.indexOf(focused) }
    }
    if (details === null) return { name, href: head?.getAttribute('href') ?? '' }
    return { name, className: item.className, panel: item.querySelector('.menu-panel')?.innerHTML ?? '' }
  })
  return { entries, state }
}
