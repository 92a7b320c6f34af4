/** Keys of the hosted search. They're public, because the browser uses them. */
export type HostedSettings = NonNullable<ReturnType<typeof findHostedSettings>>

// Next.js only inlines variables accessed by literal name.
const values = {
  NEXT_PUBLIC_ALGOLIA_APP_ID: process.env.NEXT_PUBLIC_ALGOLIA_APP_ID ?? '',
  NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: process.env.NEXT_PUBLIC_ALGOLIA_SEARCH_KEY ?? '',
  NEXT_PUBLIC_ALGOLIA_INDEX: process.env.NEXT_PUBLIC_ALGOLIA_INDEX ?? '',
}

/** Settings of the hosted search, if all three keys are set. Otherwise, only embedded search is used. */
export function findHostedSettings() {
  const [appId = '', searchKey = '', index = ''] = Object.values(values)
  return Object.values(values).includes('') ? undefined : { appId, searchKey, index }
}

/** Origin of the first request, for an early connection. */
export function findHostedOrigin(): string | undefined {
  const settings = findHostedSettings()
  return settings === undefined ? undefined : `https://${settings.appId}-dsn.algolia.net`
}

/** @throws if only some of the three keys are set, because a typo would silently disable hosted search */
export function assertHostedSettings(): void {
  const missing = Object.entries(values).flatMap(([name, value]) => (value === '' ? [name] : []))
  if (missing.length > 0 && missing.length < Object.keys(values).length)
    throw new Error(`${missing.join(', ')}: expected a value, because other hosted search keys are set.`)
}

/** Whether search analytics are allowed: never in previews, and never for visitors with Do Not Track or GPC. */
export function mayMeasure(): boolean {
  if (process.env.NEXT_PUBLIC_SITE_INDEXABLE === 'false' || typeof navigator === 'undefined') return false
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return doNotTrack !== '1' && doNotTrack !== 'yes' && globalPrivacyControl !== true
}
