import type { AnalyticsSettings } from '@/lib/kit/analytics-settings'
import type { PageView } from '@/components/analytics/view'

/** A random anonymous ID, kept in memory only. */
let visitorId: string | undefined

/** `crypto.randomUUID` isn't available on pages served over plain HTTP. */
function createVisitorId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Sends a page view through the relay to PostHog's capture API. PostHog's own script would store data in the browser. */
export function sendToPostHog({ key, relay }: NonNullable<AnalyticsSettings['posthog']>, view: PageView): void {
  visitorId ??= createVisitorId()
  const { host, pathname } = new URL(view.url)
  const event = {
    api_key: key,
    event: '$pageview',
    distinct_id: visitorId,
    properties: {
      $current_url: view.url,
      $host: host,
      $pathname: pathname,
      $referrer: view.referrer,
      title: view.title,
      $process_person_profile: false,
    },
    timestamp: new Date().toISOString(),
  }
  void fetch(`${relay}/i/v0/e/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(event),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined)
}
