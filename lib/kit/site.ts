import { locale, origin, repository, siteName } from './options'

/** An announcement before the header of every page. */
export interface Announcement {
  /** A new id shows the announcement again to visitors who dismissed the previous one. */
  id: string
  text: string
  href?: string
  linkText?: string
}

/** Facts about the product and public settings. They ship to browsers, so don't add secrets or server-only values. */
export const site = {
  name: siteName,
  tagline: process.env.NEXT_PUBLIC_SITE_TAGLINE || 'Documentation for event-driven architectures',
  description:
    process.env.NEXT_PUBLIC_SITE_TAGLINE ||
    'EventCatalog turns Markdown files in your repository into a catalog of the domains, services, messages, channels and flows of your event-driven architecture.',
  origin,
  locale,
  stars: '2.4k',
  starsCounted: 'November 2025',
  versions: { core: '2.64.4', sdk: '2.9.2' },
  /** Release date of the documented core version. Drawings use it as the current date. */
  coreReleased: '2025-11-12',
  company: { legalName: 'EventCatalog Ltd', registrationNumber: undefined as string | undefined, copyrightYear: 2025 },
  links: {
    repository,
    demo: 'https://demo.eventcatalog.dev',
    discord: 'https://discord.gg/3rjaZMmrAm',
    youtube: 'https://www.youtube.com/@event-catalog',
    x: 'https://x.com/event_catalog',
    studio: 'https://eventcatalog.studio',
    cloud: 'https://eventcatalog.cloud',
    learning: 'https://eda-visuals.boyney.io',
  },
  /** Keeps code blocks dark in both modes. */
  darkCode: false,
  announcement: undefined as Announcement | undefined,
} as const

/** The license of the documented version. */
export const licenseUrl = `${site.links.repository}/blob/v${site.versions.core}/LICENSE.md`
