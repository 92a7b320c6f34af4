import type { SheetUrls } from '../kit/icons/sheet-urls'
import { escapeHtml } from '../kit/html'
import { site } from '../kit/site'
import { withBase } from '../kit/urls'
import { writeGroups, writeLink } from './item-html'
import { isMenu, type MenuEntry, type MenuItem } from './types'

function writeEntry(entry: MenuEntry, sheets: SheetUrls): string {
  if (!isMenu(entry)) return `<li>${writeLink(entry)}</li>`
  const panel = `<div class="menu-panel">${writeGroups(entry, sheets)}</div>`
  // Browsers keep at most one `<details>` with the same name open.
  const details = `<details name="site-menu"><summary>${escapeHtml(entry.name)}</summary>${panel}</details>`
  return `<li class="menu menu-${entry.kind}">${details}</li>`
}

/** The menus in the header, which work without JavaScript. A script enhances them on hover or focus. */
export function writeHeaderMenus(entries: readonly MenuEntry[], sheets: SheetUrls): string {
  return `<site-menus><ul>${entries.map((entry) => writeEntry(entry, sheets)).join('')}</ul></site-menus>`
}

const magnifier =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" aria-hidden="true"><path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm4.8 11.3L20 20"/></svg>'

/** The search link. With JavaScript, it opens the search dialog instead. */
export function writeSearchLink({ name, href }: MenuItem): string {
  return `<a class="search-button" href="${escapeHtml(withBase(href))}" aria-keyshortcuts="/ Control+K Meta+K" data-search>${magnifier}<span>${escapeHtml(name)}</span><kbd aria-hidden="true">/</kbd></a>`
}

/** GitHub star count. */
export function writeStarBadge(): string {
  const star =
    '<svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true"><path d="m12 2.5 2.9 6.2 6.6.8-4.9 4.6 1.3 6.7-5.9-3.3-5.9 3.3 1.3-6.7L2.5 9.5l6.6-.8z"/></svg>'
  return `<a class="star-badge" href="${escapeHtml(site.links.repository)}">${star}<span>${site.stars}<span class="visually-hidden"> stars on GitHub</span></span></a>`
}

/** Opens the mobile menu. Without JavaScript, it's a link to the same menu at the end of the page. */
export function writeMenuButton(): string {
  const bars =
    '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" aria-hidden="true"><path d="M4 7h16M4 12h16M4 17h16"/></svg>'
  return (
    `<button type="button" class="icon-button menu-button needs-js" aria-label="Open menu" aria-haspopup="dialog" commandfor="mobile-menu" command="show-modal">${bars}</button>` +
    `<a class="icon-button menu-anchor" href="#mobile-menu" aria-label="Menu">${bars}</a>`
  )
}
