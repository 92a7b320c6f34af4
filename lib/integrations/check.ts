import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findClosest } from '../kit/closest'
import { integrationFields } from '../content/fields'
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

interface Fault {
  field: keyof typeof integrationFields
  message: string
}

function findLinkFaults({ docs, href, menuHref, repeats, slug }: Integration, { targets }: IntegrationCheck): Fault[] {
  const links: [Fault['field'], string][] = [
    ...docs.map((address): [Fault['field'], string] => ['docs', address]),
    ['href', href],
    ...(menuHref.endsWith(`/${slug}`) ? [] : ([['menuHref', menuHref]] satisfies [Fault['field'], string][])),
    ...(repeats === undefined ? [] : ([['repeats', repeats]] satisfies [Fault['field'], string][])),
  ]
  return links.flatMap(([field, address]) => {
    if (!isInternal(address) && !address.startsWith('https://'))
      return [{ field, message: `expected a path or URL that starts with "/" or "https://", got "${address}".` }]
    if (targets.has(address)) return []
    const closest = targets.findClosest(address)
    const hint = closest === undefined ? '' : ` Did you mean ${closest}?`
    return [{ field, message: `no page has the address "${address}".${hint}` }]
  })
}

/** Characters of code that fit an integration's page, also in a narrow window. */
const MAX_CODE_WIDTH = 80

function findFaults(integration: Integration, check: IntegrationCheck): Fault[] {
  const { logo, summary, comingSoon, install, configure, price, cover, video, upvoteUrl } = integration
  const [least, most] = integrationFields.summary.length
  const closest = findClosest(logo, [...check.icons])
  const isLength = summary.length >= least && summary.length <= most
  const addresses = { video, upvoteUrl }
  const longest = (configure ?? '').split('\n').reduce((long, line) => (line.length > long.length ? line : long), '')
  return [
    ...(check.icons.has(logo)
      ? []
      : [
          {
            field: 'logo' as const,
            message: `unknown icon "${logo}".${closest === undefined ? ' See lib/kit/icons.' : ` Did you mean "${closest}"?`}`,
          },
        ]),
    ...(isLength
      ? []
      : [
          {
            field: 'summary' as const,
            message: `expected ${least} to ${most} characters, got ${summary.length}.`,
          },
        ]),
    ...(comingSoon && [install, configure, price].some((value) => value !== undefined)
      ? [
          {
            field: 'comingSoon' as const,
            message:
              'a coming-soon integration can’t have "install", "configure" or "price". Its page shows the upvote link instead.',
          },
        ]
      : []),
    ...(longest.length <= MAX_CODE_WIDTH
      ? []
      : [
          {
            field: 'configure' as const,
            message: `expected lines of at most ${MAX_CODE_WIDTH} characters, which fit the page, got ${longest.length}: "${longest.trim().slice(0, 40)}…".`,
          },
        ]),
    ...(cover === undefined || existsSync(path.join('public', cover))
      ? []
      : [{ field: 'cover' as const, message: `the file public${cover} doesn’t exist.` }]),
    ...(['video', 'upvoteUrl'] as const).flatMap((field) => {
      const address = addresses[field]
      return address === undefined || address.startsWith('https://')
        ? []
        : [{ field, message: `expected a URL that starts with "https://", got "${address}".` }]
    }),
    ...findLinkFaults(integration, check),
  ]
}

/** Reports problems in integrations beyond the front matter schema, such as references to missing pages or icons. */
export function checkIntegrations(
  integrations: readonly Integration[],
  check: IntegrationCheck,
  problems: ProblemList,
): void {
  for (const [index, integration] of integrations.entries()) {
    const { file, path: address } = integration
    const source = parseSource(file, readFileSync(path.join(check.contentDir, file), 'utf8'), new ProblemList())
    const report = (field: string, message: string) => {
      const text = `Field "${field}": ${message}`
      if (check.isOwn) problems.error(file, source?.fieldLines[field], text)
      else problems.warn(file, source?.fieldLines[field], text)
    }
    for (const { field, message } of findFaults(integration, check)) report(field, message)
    const winner = integrations.slice(0, index).find((other) => other.path === address)
    if (winner !== undefined) report('slug', `the address ${address} is already used by ${winner.file}.`)
  }
}
