/** Keys of the hosted search. They are public: the browser asks with them. */
export interface HostedSettings {
  appId: string
  searchKey: string
  index: string
}

// By literal name: the browser knows no other variables.
const values = {
  NEXT_PUBLIC_ALGOLIA_APP_ID: process.env.NEXT_PUBLIC_ALGOLIA_APP_ID ?? '',
  NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: process.env.NEXT_PUBLIC_ALGOLIA_SEARCH_KEY ?? '',
  NEXT_PUBLIC_ALGOLIA_INDEX: process.env.NEXT_PUBLIC_ALGOLIA_INDEX ?? '',
}

/** The hosted search, where all three keys are set; without them the site answers by itself. */
export function findHostedSettings(): HostedSettings | undefined {
  if (Object.values(values).includes('')) return undefined
  return {
    appId: values.NEXT_PUBLIC_ALGOLIA_APP_ID,
    searchKey: values.NEXT_PUBLIC_ALGOLIA_SEARCH_KEY,
    index: values.NEXT_PUBLIC_ALGOLIA_INDEX,
  }
}

/** Where the first query goes: the connection is opened early. */
export function findHostedOrigin(): string | undefined {
  const settings = findHostedSettings()
  return settings === undefined ? undefined : `https://${settings.appId}-dsn.algolia.net`
}

/** @throws when some of the three keys are set and others are not: a typo would switch the hosted search off unseen */
export function assertHostedSettings(): void {
  const missing = Object.entries(values).flatMap(([name, value]) => (value === '' ? [name] : []))
  if (missing.length > 0 && missing.length < Object.keys(values).length) {
    throw new Error(`${missing.join(', ')}: expected a value, because other hosted search keys are set.`)
  }
}

interface PrivacySignals {
  doNotTrack?: string | null
  globalPrivacyControl?: boolean
}

/** Whether anything may be told of how the search is used: never in previews, nor of people who asked not to. */
export function mayMeasure(): boolean {
  if (process.env.NEXT_PUBLIC_SITE_INDEXABLE === 'false') return false
  if (typeof navigator === 'undefined') return false
  const { doNotTrack, globalPrivacyControl } = navigator as PrivacySignals
  return doNotTrack !== '1' && doNotTrack !== 'yes' && globalPrivacyControl !== true
}
