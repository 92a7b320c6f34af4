import { toVersionsAttribute } from '../docs'
import { linkIcons } from '../kit/icons/outlines'
import type { SheetUrls } from '../kit/icons/sheet-urls'
import { escapeHtml } from '../kit/html'
import { withBase } from '../kit/urls'
import type { Menu, MenuItem, PanelKind } from './types'

/** An icon in the color of the text around it, or a picture; decoration only, so it has no name of its own. */
export function writeIcon(icon: string, sheets: SheetUrls): string {
  if (icon.startsWith('/'))
    return `<img src="${escapeHtml(withBase(icon))}" alt="" width="20" height="20" loading="lazy">`
  const sheet = (linkIcons as readonly string[]).includes(icon) ? sheets.links : sheets.menus
  return `<svg aria-hidden="true"><use href="${escapeHtml(sheet)}#${escapeHtml(icon)}"/></svg>`
}

/**
 * An icon within a menu that is closed at first. Browsers fetch the file of an icon even where nobody sees it, so a
 * script puts these in when a menu is about to open; without one they are there from the start.
 */
function writeLateIcon(icon: string, sheets: SheetUrls): string {
  return `<span class="menu-icon"><noscript>${writeIcon(icon, sheets)}</noscript></span>`
}

function writeBadges({ isNew, signup }: MenuItem, kind: PanelKind): string {
  const labels = [
    ...(isNew === true ? ['New'] : []),
    ...(signup === true ? [kind === 'integrations' ? 'Signup' : 'Beta access'] : []),
  ]
  return labels.map((label) => ` <em>${label}</em>`).join('')
}

/** Where a link leads, in each version of the documentation if there are several. */
function writeTarget(href: string): string {
  const versions = toVersionsAttribute(href)
  return `href="${escapeHtml(withBase(href))}"${versions === undefined ? '' : ` data-versions="${escapeHtml(versions)}"`}`
}

export function writeLink({ name, href }: Pick<MenuItem, 'name' | 'href'>): string {
  return `<a ${writeTarget(href)}>${escapeHtml(name)}</a>`
}

/** A link of a menu with its icon, its badges and, where there is room, what it is about. */
function writeItem(item: MenuItem, kind: PanelKind, sheets: SheetUrls, isBrief: boolean): string {
  const icon = item.icon === undefined ? '' : writeLateIcon(item.icon, sheets)
  const name = `<b>${escapeHtml(item.name)}</b>${writeBadges(item, kind)}`
  const about = isBrief || item.description === undefined ? '' : `<small>${escapeHtml(item.description)}</small>`
  return `<li><a ${writeTarget(item.href)}>${icon}<span>${name}${about}</span></a></li>`
}

/** All links of a menu, in groups with their headings. */
export function writeGroups({ kind, groups, showAll }: Menu, sheets: SheetUrls, isBrief = false): string {
  const lists = Object.entries(groups).map(([heading, items]) => {
    const title = heading === '' ? '' : `<p>${escapeHtml(heading)}</p>`
    return `<div>${title}<ul>${items.map((item) => writeItem(item, kind, sheets, isBrief)).join('')}</ul></div>`
  })
  return lists.join('') + (showAll === undefined ? '' : `<div class="menu-all">${writeLink(showAll)}</div>`)
}
