/** A menu or a link of the bar, as it stands in the page. */
export type SiteMenuEntry =
  { name: string; className: string; panel: string } | { name: string; href: string; panel?: undefined }

/** What a visitor is doing with the menus at a moment. */
export interface SiteMenuState {
  /** The menu that is open, or none. */
  open: string
  /** The menu whose name is under the pointer. */
  hovered: string | undefined
  /** Where the focus is: an entry, and a link of its panel. */
  focus: { entry: number; link: number } | undefined
}

export interface SiteMenus {
  entries: SiteMenuEntry[]
  state: SiteMenuState
}

/** Reads the menus from the page, so that what they hold is sent once. */
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
