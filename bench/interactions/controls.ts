import type { InteractionKind, ToolId } from '../types'

/** How to trigger an interaction in a tool. */
export interface Control {
  /** Element to press. null for a keyboard shortcut. */
  selector: string | null
  /** Element that appears afterwards. null if colors change instead. */
  answer: string | null
  /** Keys to press instead. */
  keys?: string
  /** Whether it's a native select, which must be focused first. */
  isList?: boolean
}

const search: Control = { selector: null, answer: null, keys: 'Control+k' }

/**
 * Controls by tool. The menu is the one with links to other documentation pages.
 * null if a tool doesn't have it: Docusaurus only supports search services.
 */
export const controls: Record<ToolId, Record<InteractionKind, Control | null>> = {
  ours: {
    menu: { selector: '[aria-controls=docs-sidebar]', answer: '#docs-sidebar[data-open]' },
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
  fumadocs: {
    menu: { selector: '[aria-controls=nd-sidebar-mobile]', answer: '#nd-sidebar-mobile[data-state=open]' },
    search,
    theme: { selector: '[data-theme-toggle]', answer: null },
  },
  nextra: {
    // The menu always has a size, so its button shows whether it's open.
    menu: { selector: '.nextra-hamburger', answer: '.nextra-hamburger .open' },
    search,
    theme: { selector: '[title="Change theme"]', answer: '[role=listbox]' },
  },
}
