import type { InteractionKind, ToolId } from '../types'

/** How a reader does something with a tool. */
export interface Control {
  /** What is pressed; null for a key that needs no place. */
  selector: string | null
  /** What is there afterwards; the theme shows by itself. */
  answer: string | null
  /** Keys instead of a press. */
  keys?: string
  /** A native list of choices takes the focus before its key. */
  isList?: boolean
}

const search: Control = { selector: null, answer: null, keys: 'Control+k' }

/**
 * The menu is the one that leads to the other pages of the documentation.
 * null where a tool has no such thing: Docusaurus searches with a service only.
 */
export const controls: Record<ToolId, Record<InteractionKind, Control | null>> = {
  ours: {
    menu: { selector: '.sidebar-toggle', answer: '.docs-sidebar.is-open' },
    search,
    theme: { selector: 'button[aria-label="Switch between light and dark"]', answer: null },
  },
  docusaurus: {
    menu: { selector: '.navbar__toggle', answer: '.navbar-sidebar--show .navbar-sidebar' },
    search: null,
    theme: { selector: '.navbar [class*="colorModeToggle"] button', answer: null },
  },
  starlight: {
    menu: { selector: '.sl-menu-button', answer: '#starlight__sidebar:popover-open' },
    search,
    theme: { selector: 'starlight-theme-select select', answer: null, keys: 'l', isList: true },
  },
  vitepress: {
    menu: { selector: '.VPLocalNav .menu', answer: '.VPSidebar.open' },
    search,
    theme: { selector: '.VPSwitchAppearance', answer: null },
  },
}
