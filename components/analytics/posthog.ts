import type { AnalyticsSettings } from '@/lib/kit/analytics-settings'
import type { PageView } from '@/components/analytics/view'

/** Who it was is not known: a random name, which this window forgets when it is closed. */
let visitor: string | undefined

/** `crypto.randomUUID` is missing where a page was not fetched over HTTPS. */
function createName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Sends a page view through the relay, by PostHog's own interface for events: its script would store what it knows. */
export function sendToPostHog({ key, relay }: NonNullable<AnalyticsSettings['posthog']>, view: PageView): void {
  visitor ??= createName()
  const { host, pathname } = new URL(view.url)
  const event = {
    api_key: key,
    event: '$pageview',
    distinct_id: visitor,
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
