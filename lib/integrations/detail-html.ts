import { toVersionsAttribute } from '../docs/version-links'
import { escapeHtml } from '../mdx/assemble'
import { site } from '../site'
import { isInternal, withBase } from '../urls'
import type { RelatedPage } from './detail'
import { integrationsPath, type Integration } from './integrations'
import { kindTexts } from './kinds'
import { writeBadges, writeCard, writeMark } from './parts-html'

function writeAnchor(href: string, text: string, className?: string): string {
  const versions = toVersionsAttribute(href)
  const attributes = [
    ...(className === undefined ? [] : [`class="${className}"`]),
    `href="${escapeHtml(withBase(href))}"`,
    ...(versions === undefined ? [] : [`data-versions="${escapeHtml(versions)}"`]),
  ]
  return `<a ${attributes.join(' ')}>${escapeHtml(text)}</a>`
}

/** A command with the copy button that code has everywhere. */
function writeCommand(label: string, command: string): string {
  return (
    `<div class="integration-command"><p>${escapeHtml(label)}</p>` +
    `<docs-code><figure class="code" data-language="bash"><pre><code><span class="l">${escapeHtml(command)}</span></code></pre></figure></docs-code></div>`
  )
}

function writeCommands({ comingSoon, template, install }: Integration): string {
  if (comingSoon) return ''
  const scaffold = `npx @eventcatalog/create-eventcatalog@latest my-catalog --template ${template}`
  return [
    ...(template === undefined ? [] : [writeCommand('Start a new catalog with it', scaffold)]),
    ...(install === undefined
      ? []
      : [writeCommand(template === undefined ? 'Install it' : 'Add it to a catalog', install)]),
  ].join('')
}

/** What a visitor does next. An integration that is coming soon is voted for. */
function writeActions({ comingSoon, upvoteUrl, href, video }: Integration): string {
  const read = comingSoon ? 'What works today' : isInternal(href) ? 'Read the documentation' : 'Visit its site'
  return [
    ...(comingSoon ? [writeAnchor(upvoteUrl, 'Vote for it on GitHub', 'button')] : []),
    writeAnchor(href, read, comingSoon ? 'button button-quiet' : 'button'),
    ...(video === undefined ? [] : [writeAnchor(video, 'Watch the video', 'button button-quiet')]),
  ].join('')
}

/** The beginning of an integration's page. */
export function writeDetailHead(integration: Integration, sheet: string): string {
  const { title, kind, logo, description, cover } = integration
  const badges = writeBadges(integration)
  const picture =
    cover === undefined
      ? ''
      : `<img class="integration-cover" src="${escapeHtml(withBase(cover))}" alt="" loading="lazy">`
  return (
    `<nav class="integration-way" aria-label="Breadcrumbs"><ol><li>${writeAnchor(integrationsPath, 'Integrations')}</li><li>${writeAnchor(`${integrationsPath}?kind=${kind}`, kindTexts[kind].label)}</li></ol></nav>` +
    `<div class="integration-name">${writeMark(logo, sheet)}<h1>${escapeHtml(title)}</h1>${badges}</div>` +
    `<p class="integration-lead">${escapeHtml(description)}</p>` +
    `<div class="integration-actions">${writeActions(integration)}</div>${picture}`
  )
}

function writePrice({ price, pricing, author, href }: Integration): string | undefined {
  if (price !== undefined) return escapeHtml(price)
  if (pricing === undefined || pricing === 'Free') return undefined
  return writeAnchor(author === site.name ? site.links.cloud : href, 'Ask the vendor')
}

const joined = (words: readonly string[]) => (words.length === 0 ? undefined : escapeHtml(words.join(', ')))

/** What is known of an integration at a glance; what is not known has no line. */
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
  const note = pricingDescription === undefined ? '' : `<small>${escapeHtml(pricingDescription)}</small>`
  const facts: [string, string | undefined][] = [
    ['Maintained by', author === undefined ? undefined : escapeHtml(author)],
    ['License', pricing === undefined ? undefined : escapeHtml(pricing) + note],
    ['Price', comingSoon ? undefined : writePrice(integration)],
    ['Reads', source === undefined ? undefined : escapeHtml(source)],
    ['Formats', joined(formats)],
    ['Writes', joined(creates)],
    ['Package', name === undefined ? undefined : `<code>${escapeHtml(name)}</code>`],
    ['Since', since === undefined ? undefined : `EventCatalog ${escapeHtml(since)}`],
  ]
  const lines = facts.flatMap(([term, value]) =>
    value === undefined ? [] : [`<div><dt>${term}</dt><dd>${value}</dd></div>`],
  )
  const list = lines.length === 0 ? '' : `<dl>${lines.join('')}</dl>`
  return writeCommands(integration) + list
}

/** Where to go from an integration's page. */
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
