// By literal name: the browser knows no other variables.
const gaId = process.env.NEXT_PUBLIC_GA_ID ?? ''
const posthogKey = process.env.NEXT_PUBLIC_POSTHOG_KEY ?? ''
const posthogRelay = (process.env.NEXT_PUBLIC_POSTHOG_RELAY || '/relay').replace(/\/+$/, '')
const isPreview = process.env.NEXT_PUBLIC_SITE_INDEXABLE === 'false'

export interface AnalyticsSettings {
  /** Measurement id of Google Analytics. */
  gaId: string | undefined
  /** Public key of a PostHog project, and the path or origin that hands on to PostHog. */
  posthog: { key: string; relay: string } | undefined
}

/** What page views are told to; undefined where nothing is configured, and in previews. */
export function findAnalyticsSettings(): AnalyticsSettings | undefined {
  if (isPreview || (gaId === '' && posthogKey === '')) return undefined
  return {
    gaId: gaId === '' ? undefined : gaId,
    posthog: posthogKey === '' ? undefined : { key: posthogKey, relay: posthogRelay },
  }
}

/** @throws when a value cannot be what it should be: a typo would switch the counting off unseen */
export function assertAnalyticsSettings(): void {
  if (gaId !== '' && !/^G-[A-Z0-9]+$/.test(gaId)) {
    throw new Error(`NEXT_PUBLIC_GA_ID: expected a measurement id such as G-XXXXXXXXXX, got "${gaId}".`)
  }
  if (posthogKey !== '' && !/^phc_\w+$/.test(posthogKey)) {
    throw new Error('NEXT_PUBLIC_POSTHOG_KEY: expected a project’s public key, which starts with "phc_".')
  }
  if (!/^(\/[^/]|https?:\/\/[^/])/.test(posthogRelay)) {
    throw new Error(`NEXT_PUBLIC_POSTHOG_RELAY: expected a path such as /relay or an origin, got "${posthogRelay}".`)
  }
}
