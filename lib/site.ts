/** A line above the bar of every page. */
export interface Announcement {
  /** A new id shows the bar again to those who have dismissed the one before. */
  id: string
  text: string
  href?: string
  linkText?: string
}

/**
 * Facts about the product and public settings of the site. This file also reaches the browser:
 * nothing secret belongs here, and nothing that only the server can know.
 */
export const site = {
  name: 'EventCatalog',
  tagline: 'Documentation for event-driven architectures',
  description:
    'EventCatalog turns Markdown files in your repository into a catalog of the domains, services, messages, channels and flows of your event-driven architecture.',
  origin: 'https://www.eventcatalog.dev',
  locale: 'en',
  stars: '2.4k',
  versions: { core: '2.64.4', sdk: '2.9.2' },
  company: { legalName: 'EventCatalog Ltd', registrationNumber: undefined as string | undefined, copyrightYear: 2025 },
  links: {
    repository: 'https://github.com/event-catalog/eventcatalog',
    demo: 'https://demo.eventcatalog.dev',
    discord: 'https://discord.gg/3rjaZMmrAm',
    youtube: 'https://www.youtube.com/@event-catalog',
    x: 'https://x.com/event_catalog',
    studio: 'https://eventcatalog.studio',
    cloud: 'https://eventcatalog.cloud',
    learning: 'https://eda-visuals.boyney.io',
  },
  contentLicence: 'MIT',
  /** The colour mode a visitor gets who has chosen none; `switchable: false` takes the switch away. */
  colourMode: { default: 'system' as 'system' | 'light' | 'dark', switchable: true as boolean },
  /** Open the search dialog on any letter typed outside a field, besides the button, Ctrl or Cmd with K, and `/`. */
  search: { openOnAnyKey: false as boolean },
  /** Keep code blocks dark in both modes. */
  darkCode: false,
  announcement: undefined as Announcement | undefined,
  /** The search dialog and /search exist: shortcuts of search are listed and work. */
  hasSearch: false as boolean,
} as const

/**
 * The folder the site is served from, such as `/preview/pr-12`; empty at the root of a host.
 * Next.js writes the first name into what it builds; the scripts around it know only the second.
 */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? (process.env.BASE_PATH ?? '').replace(/\/+$/, '')
