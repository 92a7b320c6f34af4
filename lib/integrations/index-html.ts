import { integrationKinds } from '../content/fields'
import { escapeHtml } from '../kit/html'
import { toUpvoteUrl, type Integration, type IntegrationKind } from './integrations'
import { kindTexts } from './kinds'
import { writeAnchor, writeCard } from './parts-html'

interface Group {
  kind: IntegrationKind
  integrations: Integration[]
}

/** Groups integrations by kind, available ones first. Leaves out empty groups. */
export function groupByKind(integrations: readonly Integration[]): Group[] {
  return integrationKinds.flatMap((kind) => {
    const same = integrations.filter((integration) => integration.kind === kind)
    const sorted = [...same.filter(({ comingSoon }) => !comingSoon), ...same.filter(({ comingSoon }) => comingSoon)]
    return sorted.length === 0 ? [] : [{ kind, integrations: sorted }]
  })
}

function writeChip(value: string, label: string, count: number, isChosen: boolean): string {
  const chosen = isChosen ? ' checked' : ''
  return `<label><input type="radio" name="kind" value="${value}"${chosen}><span>${escapeHtml(label)} <small>${count}</small></span></label>`
}

/** A search field and category filters. Without JavaScript, shows links to the categories instead. */
function writeControls(groups: readonly Group[], count: number): string {
  const chips = groups.map(({ kind, integrations }) =>
    writeChip(kind, kindTexts[kind].label, integrations.length, false),
  )
  const links = groups.map(({ kind }) => `<li><a href="#${kind}">${escapeHtml(kindTexts[kind].label)}</a></li>`)
  return (
    '<form class="integration-controls needs-js" role="search" autocomplete="off" aria-label="Integrations">' +
    '<label class="integration-field"><span>Filter integrations</span><input type="search" name="q" placeholder="Kafka, Avro, diagrams…" autocomplete="off" spellcheck="false" maxlength="512"></label>' +
    `<fieldset class="integration-kinds"><legend class="visually-hidden">Filter by category</legend>${writeChip('', 'All', count, true)}${chips.join('')}</fieldset>` +
    `<output class="integration-count">${count} integrations</output></form>` +
    `<noscript><nav class="integration-jumps" aria-label="Integration categories"><ul>${links.join('')}</ul></nav></noscript>`
  )
}

function writeSection({ kind, integrations }: Group, sheet: string): string {
  const { label, about } = kindTexts[kind]
  return (
    `<section data-kind="${kind}" aria-labelledby="${kind}"><div class="integration-kind"><h2 id="${kind}">${escapeHtml(label)}</h2><p>${escapeHtml(about)}</p></div>` +
    `<ul>${integrations.map((integration) => writeCard(integration, sheet)).join('')}</ul></section>`
  )
}

/** The lists of all integrations, without filters. */
export function writeIntegrationLists(integrations: readonly Integration[], sheet: string): string {
  return groupByKind(integrations)
    .map((group) => writeSection(group, sheet))
    .join('')
}

/** All integrations, with filters. */
export function writeIntegrationIndex(integrations: readonly Integration[], sheet: string): string {
  const groups = groupByKind(integrations)
  return (
    `<integration-filter class="integration-index">${writeControls(groups, integrations.length)}` +
    `<div class="integration-lists">${writeIntegrationLists(integrations, sheet)}</div>` +
    `<p class="integration-none" hidden>No integrations match. <a href="${escapeHtml(toUpvoteUrl(''))}">Request an integration</a>.</p></integration-filter>`
  )
}

/** For readers whose source isn't listed. Leaves out links to pages that this build doesn't have. */
export function writeIndexEnd(has: (address: string) => boolean): string {
  const links: [string, string][] = [
    ['/docs/plugins/generators', 'Write a generator'],
    ['/docs/plugins/all-plugins', 'Compare all plugins'],
  ]
  const items = links.filter(([href]) => has(href)).map(([href, text]) => `<li>${writeAnchor(href, text)}</li>`)
  return (
    '<h2>Import from anything else</h2>' +
    '<p>A generator is one function that reads your source and writes to your catalog. It runs together with the plugins, and you don’t need a license.</p>' +
    `<ul>${items.join('')}<li>${writeAnchor(toUpvoteUrl(''), 'Request an integration')}</li></ul>`
  )
}
