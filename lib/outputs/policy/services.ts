import { findAnalyticsSettings } from '../../kit/analytics-settings'
import { findHostedSettings } from '../../search'

/** Third-party origins that a page may access, by purpose. */
export interface ServiceOrigins {
  scripts: string[]
  connections: string[]
  pictures: string[]
}

const googleAnalytics: ServiceOrigins = {
  scripts: ['https://*.googletagmanager.com'],
  connections: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  pictures: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
}

/** Hosts that Algolia's client tries in turn, and the one for insights. */
function listAlgoliaHosts(appId: string): string[] {
  const fallbacks = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`)
  return [`https://${appId}-dsn.algolia.net`, ...fallbacks, 'https://insights.algolia.io']
}

/** Origins of the services configured for this build. */
export function listServiceOrigins(): ServiceOrigins {
  const hosted = findHostedSettings()
  const analytics = findAnalyticsSettings()
  const relay = analytics?.posthog?.relay ?? ''
  const google = analytics?.gaId === undefined ? undefined : googleAnalytics
  return {
    scripts: google?.scripts ?? [],
    connections: [
      ...(hosted === undefined ? [] : listAlgoliaHosts(hosted.appId)),
      ...(google?.connections ?? []),
      ...(relay.startsWith('/') || relay === '' ? [] : [new URL(relay).origin]),
    ],
    pictures: google?.pictures ?? [],
  }
}
