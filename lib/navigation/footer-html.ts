import type { SheetUrls } from '../kit/icons/sheet-urls'
import { escapeHtml } from '../kit/html'
import { writeIcon, writeLink } from './item-html'
import type { Navigation } from './types'

interface Company {
  legalName: string
  registrationNumber: string | undefined
  copyrightYear: number
}

/** The company's legal line, with its registration number if that's configured. */
export function toCompanyLine({ legalName, registrationNumber }: Company): string {
  return registrationNumber === undefined
    ? `Company: ${legalName}`
    : `Company: ${legalName}, number ${registrationNumber}`
}

/** The footer of every page. */
export function writeFooter(
  { footer, social }: Pick<Navigation, 'footer' | 'social'>,
  company: Company,
  sheets: SheetUrls,
): string {
  const groups = Object.entries(footer).map(
    ([title, items]) =>
      `<div><p>${escapeHtml(title)}</p><ul>${items.map((item) => `<li>${writeLink(item)}</li>`).join('')}</ul></div>`,
  )
  const icons = social.map(
    ({ name, href, icon = '' }) =>
      `<a href="${escapeHtml(href)}" aria-label="${escapeHtml(name)}">${writeIcon(icon, sheets)}</a>`,
  )
  return (
    `<nav aria-label="Footer">${groups.join('')}</nav><div class="footer-end">` +
    `<div><p>Copyright © ${company.copyrightYear} ${escapeHtml(company.legalName)}</p><p>${escapeHtml(toCompanyLine(company))}</p></div>` +
    `<div class="footer-social">${icons.join('')}</div></div>`
  )
}
