import { toVersionsAttribute } from '../docs'
import { writeMarkColors } from '../kit/icons/integration-mark'
import { escapeHtml } from '../kit/html'
import { withBase } from '../kit/urls'
import type { Integration } from './integrations'

/** A link. Documentation links also include their targets in other versions. */
export function writeAnchor(href: string, text: string, className?: string): string {
  const versions = toVersionsAttribute(href)
  const attributes = [
    ...(className === undefined ? [] : [`class="${className}"`]),
    `href="${escapeHtml(withBase(href))}"`,
    ...(versions === undefined ? [] : [`data-versions="${escapeHtml(versions)}"`]),
  ]
  return `<a ${attributes.join(' ')}>${escapeHtml(text)}</a>`
}

/** An integration's logo in its brand color. Decorative, because the name is next to it. */
export function writeMark(logo: string, sheet: string): string {
  const colors = writeMarkColors(logo)
  const style = colors === '' ? '' : ` style="${colors}"`
  return `<span class="integration-mark is-colored" aria-hidden="true"><svg class="mark"${style}><use href="${escapeHtml(sheet)}#${escapeHtml(logo)}"/></svg></span>`
}

/** Status badges. */
export function writeBadges({ isNew, comingSoon }: Pick<Integration, 'isNew' | 'comingSoon'>): string {
  return [
    ...(isNew ? ['<em class="badge badge-new">New</em>'] : []),
    ...(comingSoon ? ['<em class="badge badge-soon">Coming soon</em>'] : []),
  ].join(' ')
}

/** Search terms that aren't visible on the card. */
function toHiddenWords({ kind, formats, creates, author, package: name, description }: Integration): string {
  return [kind, ...formats, ...creates, author ?? '', name ?? '', description].join(' ').trim()
}

/** An integration in a list. The whole card is a link to its page. */
export function writeCard(integration: Integration, sheet: string): string {
  const { title, path, logo, summary, comingSoon } = integration
  const badges = writeBadges(integration)
  return (
    `<li class="integration-card${comingSoon ? ' is-coming' : ''}" data-words="${escapeHtml(toHiddenWords(integration))}">` +
    `${writeMark(logo, sheet)}<div><a href="${escapeHtml(withBase(path))}">${escapeHtml(title)}</a>` +
    `${badges === '' ? '' : ` ${badges}`}<p>${escapeHtml(summary)}</p></div></li>`
  )
}
