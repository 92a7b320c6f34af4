import type { SheetUrls } from '../kit/icons/sheet-urls'
import { escapeHtml } from '../kit/html'
import { withBase } from '../kit/urls'
import { writeIcon } from './item-html'
import type { NavbarItem } from './types'

/** The icon name in a class: `icon-github` → `github`. */
function findIcon({ className }: NavbarItem): string | undefined {
  return /(?:^|\s)icon-([\w-]+)/.exec(className ?? '')?.[1]
}

function writeItem(item: NavbarItem, sheets: SheetUrls): string {
  const { label, to, href = '', className, items } = item
  const names = className === undefined ? '' : ` class="${escapeHtml(className)}"`
  if (items !== undefined)
    return `<details${names}><summary>${escapeHtml(label)}</summary><ul>${items.map((inner) => `<li>${writeItem(inner, sheets)}</li>`).join('')}</ul></details>`
  const icon = findIcon(item)
  const start = `<a href="${escapeHtml(to === undefined ? href : withBase(to))}"${names}`
  return icon === undefined
    ? `${start}>${escapeHtml(label)}</a>`
    : `${start} aria-label="${escapeHtml(label)}">${writeIcon(icon, sheets)}</a>`
}

const arrow = (path: string) =>
  `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg>`

/** The main menu of the documentation. On narrow screens, it can replace the area's sidebar. */
export function writeMainMenu(items: readonly NavbarItem[], sheets: SheetUrls): string {
  const of = (side: NavbarItem['position']) =>
    items
      .filter(({ position = 'left' }) => position === side)
      .map((item) => writeItem(item, sheets))
      .join('')
  return (
    `<main-menu><button type="button" class="needs-js">${arrow('M19 12H5m6-6-6 6 6 6')}Back to main menu</button>` +
    `<div><button type="button" class="needs-js">${arrow('M5 12h14m-6-6 6 6-6 6')}Back to docs menu</button>` +
    `<nav aria-label="Main menu">${of('left')}<div>${of('right')}</div></nav></div></main-menu>`
  )
}
