// Public settings for scripts on every page. Separate from lib/kit/site.ts to keep its texts out of the bundle.

/** The name of a Docusaurus site replaces ours (scripts/steps/stage-tree.ts). */
export const siteName = process.env.NEXT_PUBLIC_SITE_NAME || 'EventCatalog'

/** Default origin of the site, if SITE_URL isn't set. */
export const origin = 'https://www.eventcatalog.dev'

/** The tool's repository. */
export const repository = 'https://github.com/event-catalog/eventcatalog'

/** Language of all pages. */
export const locale = 'en'

/** Default color mode. `switchable: false` removes the switch. */
export const colorMode = { default: 'system' as 'system' | 'light' | 'dark', switchable: true as boolean } as const

/** Opens search on any letter typed outside an input, in addition to the button, Ctrl/Cmd+K and `/`. */
export const opensSearchOnAnyKey = false as boolean

/** Base path of the site, such as `/preview/pr-12`. Next.js inlines the first variable. Scripts have the second. */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? (process.env.BASE_PATH ?? '').replace(/\/+$/, '')
