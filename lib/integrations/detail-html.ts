import { escapeHtml } from '../kit/html'
import { site } from '../kit/site'
import { isInternal, withBase } from '../kit/urls'
import type { RelatedPage } from './detail'
import { integrationsPath, type Integration } from './integrations'
import { kindTexts } from './kinds'
import { writeAnchor, writeBadges, writeCard, writeMark } from './parts-html'
import { writeKinds } from './picture-html'
import { writeStart } from './start-html'

function writeActions({ comingSoon, href, video }: Integration): string {
  const read = comingSoon ? 'See what works today' : isInternal(href) ? 'Read the documentation' : 'Visit its site'
  return [
    writeAnchor(href, read, comingSoon ? 'button button-quiet' : 'button'),
    ...(video === undefined ? [] : [writeAnchor(video, 'Watch the video', 'button button-quiet')]),
  ].join('')
}

/** Header of an integration's page. */
export function writeDetailHead(integration: Integration, sheet: string): string {
  const { title, kind, logo, description, cover } = integration
  const badges = writeBadges(integration)
  const picture =
    cover === undefined
      ? ''
      : `<img class="integration-cover" src="${escapeHtml(withBase(cover))}" alt="" loading="lazy">`
  const start = writeStart(integration)
  return (
    `<nav class="integration-way" aria-label="Breadcrumbs"><ol><li>${writeAnchor(integrationsPath, 'Integrations')}</li><li>${writeAnchor(`${integrationsPath}?kind=${kind}`, kindTexts[kind].label)}</li></ol></nav>` +
    `<div class="integration-top"><div><div class="integration-name">${writeMark(logo, sheet)}<h1>${escapeHtml(title)}</h1>${badges}</div>` +
    `<p class="integration-lead">${escapeHtml(description)}</p>` +
    `<div class="integration-actions">${writeActions(integration)}</div></div>` +
    `${start === '' ? '' : `<div class="integration-start">${start}</div>`}</div>${picture}`
  )
}

/** Linked if a price isn't public. */
const contactPath = '/contact-us'

function writePrice({ price, pricing, author, href }: Integration): string | undefined {
  if (price !== undefined) return escapeHtml(price)
  if (pricing === undefined || pricing === 'Free') return undefined
  if (author === site.name) return writeAnchor(contactPath, 'Talk to us')
  return writeAnchor(href, author === undefined ? 'Visit its site' : `Ask ${author}`)
}

const joined = (words: readonly string[]) => (words.length === 0 ? undefined : escapeHtml(words.join(', ')))

/** An integration's facts. Leaves out unknown ones. */
export function writeFacts(integration: Integration): string {
  const {
    author,
    pricing,
    pricingDescription,
    package: name,
    source,
    formats,
    creates,
    since,
    comingSoon,
  } = integration
  const note = pricingDescription === undefined ? '' : ` <small>${escapeHtml(pricingDescription)}</small>`
  const facts: [string, string | undefined][] = [
    ['Maintained by', author === undefined ? undefined : escapeHtml(author)],
    ['License', pricing === undefined ? undefined : escapeHtml(pricing) + note],
    ['Price', comingSoon ? undefined : writePrice(integration)],
    ['Reads', source === undefined ? undefined : escapeHtml(source)],
    ['Formats', joined(formats)],
    ['Creates', creates.length === 0 || comingSoon ? undefined : writeKinds(creates)],
    ['Package', name === undefined ? undefined : `<code>${escapeHtml(name).replace('/', '/<wbr>')}</code>`],
    ['Since', since === undefined ? undefined : `EventCatalog ${escapeHtml(since)}`],
  ]
  const lines = facts.flatMap(([term, value]) =>
    value === undefined ? [] : [`<div><dt>${term}</dt><dd>${value}</dd></div>`],
  )
  return lines.length === 0 ? '' : `<dl>${lines.join('')}</dl>`
}

/** Related pages and similar integrations. */
export function writeOnward(related: readonly RelatedPage[], similar: readonly Integration[], sheet: string): string {
  const pages = related.map(
    ({ path, title, description }) =>
      `<li class="card">${writeAnchor(path, title, 'card-title')}<p class="card-text">${escapeHtml(description)}</p></li>`,
  )
  const cards = similar.map((integration) => writeCard(integration, sheet))
  return (
    (pages.length === 0
      ? ''
      : `<section><h2 id="related">Related documentation</h2><ul class="cards">${pages.join('')}</ul></section>`) +
    (cards.length === 0
      ? ''
      : `<section class="integration-similar"><h2 id="similar">Similar integrations</h2><ul>${cards.join('')}</ul></section>`)
  )
}
