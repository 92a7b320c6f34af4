// Public settings that scripts in the browser read on every page: apart from lib/kit/site.ts, whose texts they do not need.

export const siteName = 'EventCatalog'

/** Where the site is, unless SITE_URL says something else. */
export const origin = 'https://www.eventcatalog.dev'

/** Language of all pages. */
export const locale = 'en'

/** The colour mode a visitor gets who has chosen none; `switchable: false` takes the switch away. */
export const colourMode = { default: 'system' as 'system' | 'light' | 'dark', switchable: true as boolean } as const

/** Open the search dialog on any letter typed outside a field, besides the button, Ctrl or Cmd with K, and `/`. */
export const opensSearchOnAnyKey = false as boolean

/**
 * The folder the site is served from, such as `/preview/pr-12`; empty at the root of a host.
 * Next.js writes the first name into what it builds; the scripts around it know only the second.
 */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? (process.env.BASE_PATH ?? '').replace(/\/+$/, '')
