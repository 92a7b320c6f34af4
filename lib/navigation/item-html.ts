import { toVersionsAttribute } from '../docs'
import { linkIcons } from '../kit/icons/outlines'
import type { SheetUrls } from '../kit/icons/sheet-urls'
import { escapeHtml } from '../kit/html'
import { withBase } from '../kit/urls'
import type { Menu, MenuItem, PanelKind } from './types'

/** An icon in the text color, or an image. Decorative, so it has no accessible name. */
export function writeIcon(icon: string, sheets: SheetUrls): string {
  if (icon.startsWith('/'))
    return `<img src="${escapeHtml(withBase(icon))}" alt="" width="20" height="20" loading="lazy">`
  const sheet = (linkIcons as readonly string[]).includes(icon) ? sheets.links : sheets.menus
  return `<svg aria-hidden="true"><use href="${escapeHtml(sheet)}#${escapeHtml(icon)}"/></svg>`
}

/**
 * An icon in a menu that's initially closed. Browsers would fetch the icon file even while it's hidden, so a script
 * inserts these icons when a menu is about to open. Without JavaScript, they're always there.
 */
function writeDeferredIcon(icon: string, sheets: SheetUrls): string {
  return `<span class="menu-icon"><noscript>${writeIcon(icon, sheets)}</noscript></span>`
}

function writeBadges({ isNew, signup }: MenuItem, kind: PanelKind): string {
  const labels = [
    ...(isNew === true ? ['New'] : []),
    ...(signup === true ? [kind === 'integrations' ? 'Signup' : 'Beta access'] : []),
  ]
  return labels.map((label) => ` <em>${label}</em>`).join('')
}

/** A link's target, including other documentation versions if there are several. */
function writeTarget(href: string): string {
  const versions = toVersionsAttribute(href)
  return `href="${escapeHtml(withBase(href))}"${versions === undefined ? '' : ` data-versions="${escapeHtml(versions)}"`}`
}

export function writeLink({ name, href }: Pick<MenuItem, 'name' | 'href'>): string {
  return `<a ${writeTarget(href)}>${escapeHtml(name)}</a>`
}

/** A menu link with its icon and badges, and its description if there's room. */
function writeItem(item: MenuItem, kind: PanelKind, sheets: SheetUrls, isBrief: boolean): string {
  const icon = item.icon === undefined ? '' : writeDeferredIcon(item.icon, sheets)
  const name = `<b>${escapeHtml(item.name)}</b>${writeBadges(item, kind)}`
  const about = isBrief || item.description === undefined ? '' : `<small>${escapeHtml(item.description)}</small>`
  return `<li><a ${writeTarget(item.href)}>${icon}<span>${name}${about}</span></a></li>`
}

/** A menu's links, grouped under headings. */
export function writeGroups({ kind, groups, showAll }: Menu, sheets: SheetUrls, isBrief = false): string {
  const lists = Object.entries(groups).map(([heading, items]) => {
    const title = heading === '' ? '' : `<p>${escapeHtml(heading)}</p>`
    return `<div>${title}<ul>${items.map((item) => writeItem(item, kind, sheets, isBrief)).join('')}</ul></div>`
  })
  return lists.join('') + (showAll === undefined ? '' : `<div class="menu-all">${writeLink(showAll)}</div>`)
}
