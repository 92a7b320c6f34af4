import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { toSuggestion } from '../kit/closest'
import { type integrationFields, summaryLength } from '../content/fields'
import { parseSource } from '../content/source-file'
import { ProblemList } from '../kit/problems'
import { isInternal } from '../kit/urls'
import type { Integration } from './integrations'

export interface IntegrationCheck {
  contentDir: string
  /** Addresses that links may point to. */
  targets: {
    has: (address: string) => boolean
    findClosest: (address: string) => string | undefined
  }
  icons: ReadonlySet<string>
  /** Whether it's our own content. Problems in it fail the build. */
  isOwn: boolean
}

type Report = (field: keyof typeof integrationFields, message: string) => void

function checkLinks({ docs, href, menuHref, repeats, slug }: Integration, check: IntegrationCheck, report: Report) {
  const links = [
    ...docs.map((address) => ['docs', address] as const),
    ['href', href] as const,
    ['menuHref', menuHref.endsWith(`/${slug}`) ? undefined : menuHref] as const,
    ['repeats', repeats] as const,
  ]
  for (const [field, address] of links) {
    if (address === undefined) continue
    if (!isInternal(address) && !address.startsWith('https://'))
      report(field, `expected a path or URL that starts with "/" or "https://", got "${address}".`)
    else if (!check.targets.has(address)) {
      const closest = check.targets.findClosest(address)
      const hint = closest === undefined ? '' : ` Did you mean ${closest}?`
      report(field, `no page has the address "${address}".${hint}`)
    }
  }
}

/** Characters of code that fit an integration's page, also in a narrow window. */
const MAX_CODE_WIDTH = 80

function checkTexts(integration: Integration, { icons }: IntegrationCheck, report: Report): void {
  const { logo, summary, comingSoon, install, configure, price, cover } = integration
  const hint = toSuggestion(logo, [...icons], (name) => `"${name}"`) || ' See lib/kit/icons.'
  if (!icons.has(logo)) report('logo', `unknown icon "${logo}".${hint}`)
  const [least, most] = summaryLength
  if (summary.length < least || summary.length > most)
    report('summary', `expected ${least} to ${most} characters, got ${summary.length}.`)
  if (comingSoon && [install, configure, price].some((value) => value !== undefined))
    report(
      'comingSoon',
      'a coming-soon integration can’t have "install", "configure" or "price". Its page shows the upvote link instead.',
    )
  const longest = (configure ?? '').split('\n').reduce((long, line) => (line.length > long.length ? line : long), '')
  if (longest.length > MAX_CODE_WIDTH)
    report(
      'configure',
      `expected lines of at most ${MAX_CODE_WIDTH} characters, which fit the page, got ${longest.length}: "${longest.trim().slice(0, 40)}…".`,
    )
  if (cover !== undefined && !existsSync(path.join('public', cover)))
    report('cover', `the file public${cover} doesn’t exist.`)
  for (const field of ['video', 'upvoteUrl'] as const) {
    const address = integration[field]
    if (address?.startsWith('https://') === false)
      report(field, `expected a URL that starts with "https://", got "${address}".`)
  }
}

/** Reports problems in integrations beyond the front matter schema, such as references to missing pages or icons. */
export function checkIntegrations(integrations: Integration[], check: IntegrationCheck, problems: ProblemList) {
  for (const [index, integration] of integrations.entries()) {
    const { file, path: address } = integration
    const source = parseSource(file, readFileSync(path.join(check.contentDir, file), 'utf8'), new ProblemList())
    const report: Report = (field, message) =>
      problems[check.isOwn ? 'error' : 'warn'](file, source?.fieldLines[field], `Field "${field}": ${message}`)
    checkTexts(integration, check, report)
    checkLinks(integration, check, report)
    const winner = integrations.slice(0, index).find((other) => other.path === address)
    if (winner !== undefined) report('slug', `the address ${address} is already used by ${winner.file}.`)
  }
}
