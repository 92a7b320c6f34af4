import type { Integration } from './integrations'

/** Heading of the introduction. */
export const aboutHeading = 'New to EventCatalog?'

/** Where to begin, as text and address. */
export const aboutLinks = [
  ['Get started', '/docs/development/getting-started'],
  ['See what you get', '/product'],
] as const

/** What EventCatalog is, for visitors from a search engine. Pages and Markdown copies have the same sentences. */
export function toAbout({ comingSoon }: Pick<Integration, 'comingSoon'>): string {
  const next = comingSoon ? '' : ', then add this integration'
  return `It’s an open-source catalog for teams whose services exchange events, commands and queries: one searchable site, built from files in Git, that shows who sends, receives and owns each message. Create one for free${next}.`
}
