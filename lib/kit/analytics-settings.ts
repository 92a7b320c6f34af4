// Next.js only inlines variables accessed by literal name.
const gaId = process.env.NEXT_PUBLIC_GA_ID ?? ''
const posthogKey = process.env.NEXT_PUBLIC_POSTHOG_KEY ?? ''
const posthogRelay = (process.env.NEXT_PUBLIC_POSTHOG_RELAY || '/relay').replace(/\/+$/, '')
const isPreview = process.env.NEXT_PUBLIC_SITE_INDEXABLE === 'false'

export type AnalyticsSettings = NonNullable<ReturnType<typeof findAnalyticsSettings>>

/** Where page views are sent. Undefined if nothing is configured, and in previews. */
export function findAnalyticsSettings() {
  if (isPreview || (gaId === '' && posthogKey === '')) return undefined
  return {
    /** Google Analytics measurement ID. */
    gaId: gaId === '' ? undefined : gaId,
    /** Public key of a PostHog project, and the path or origin that proxies to PostHog. */
    posthog: posthogKey === '' ? undefined : { key: posthogKey, relay: posthogRelay },
  }
}

/** @throws if a value is malformed, because a typo would silently disable analytics */
export function assertAnalyticsSettings(): void {
  if (gaId !== '' && !/^G-[A-Z0-9]+$/.test(gaId))
    throw new Error(`NEXT_PUBLIC_GA_ID: expected a measurement ID such as G-XXXXXXXXXX, got "${gaId}".`)
  if (posthogKey !== '' && !/^phc_\w+$/.test(posthogKey))
    throw new Error('NEXT_PUBLIC_POSTHOG_KEY: expected a project’s public key, which starts with "phc_".')
  if (!/^(\/[^/]|https?:\/\/[^/])/.test(posthogRelay))
    throw new Error(`NEXT_PUBLIC_POSTHOG_RELAY: expected a path such as /relay or an origin, got "${posthogRelay}".`)
}
