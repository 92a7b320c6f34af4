import type { SheetUrls } from '../kit/icons/sheet-urls'
import { escapeHtml } from '../kit/html'
import { writeStarBadge } from './header-html'
import { writeGroups, writeLink } from './item-html'
import { isMenu, type MenuEntry } from './types'

const cross =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" aria-hidden="true"><path d="m6 6 12 12M18 6 6 18"/></svg>'

function writeSection(entry: MenuEntry, sheets: SheetUrls): string {
  if (!isMenu(entry)) return writeLink(entry)
  return `<details><summary>${escapeHtml(entry.name)}</summary><div>${writeGroups(entry, sheets, true)}</div></details>`
}

/** The mobile menu. Without JavaScript, it's a list of links at the end of the page. */
export function writeMobileMenu(entries: readonly MenuEntry[], sheets: SheetUrls): string {
  const close = `<form method="dialog" class="needs-js"><button class="icon-button" aria-label="Close menu">${cross}</button></form>`
  const sections = entries.map((entry) => writeSection(entry, sheets)).join('')
  return `<mobile-menu><dialog id="mobile-menu" class="mobile-menu" aria-label="Menu"><div><div class="mobile-head"><p>Menu</p>${close}</div><nav aria-label="Menu">${sections}</nav>${writeStarBadge()}</div></dialog></mobile-menu>`
}
