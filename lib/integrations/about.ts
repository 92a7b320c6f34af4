import type { Integration } from './integrations'

/** Heading of the introduction. */
export const aboutHeading = 'New to EventCatalog?'

/**
 * For visitors who arrive from a search engine: what EventCatalog is, and where to begin. Pages and Markdown copies have
 * the same sentences.
 * @returns text and links, in order
 */
export function toAbout({ comingSoon }: Pick<Integration, 'comingSoon'>): (string | { text: string; href: string })[] {
  return [
    'It’s an open-source catalog for teams whose services exchange events, commands and queries: one searchable site, built from files in Git, that shows who sends, receives and owns each message. ',
    { text: 'Create a catalog', href: '/docs/development/getting-started' },
    ` for free${comingSoon ? '' : ', then add this integration'}, or `,
    { text: 'see what you get', href: '/product' },
    '.',
  ]
}
