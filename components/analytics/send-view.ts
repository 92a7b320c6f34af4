import { findAnalyticsSettings, type AnalyticsSettings } from '@/lib/kit/analytics-settings'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** A page view, without queries and hashes, which could contain search terms. */
interface PageView {
  url: string
  title: string
  /** The previous page, on this site or the one that linked here. */
  referrer: string
}

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
}

/** gtag.js only recognizes a command if it's an `arguments` object. It treats arrays as data. */
function command(..._words: unknown[]): void {
  window.dataLayer ??= []
  // oxlint-disable-next-line prefer-rest-params
  window.dataLayer.push(arguments)
}

let isStarted = false

function startGoogle(id: string): void {
  if (isStarted) return
  isStarted = true
  command('consent', 'default', denied)
  command('js', new Date())
  command('config', id, {
    send_page_view: false,
    anonymize_ip: true,
    client_storage: 'none',
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

/** A random anonymous ID, kept in memory only. `crypto.randomUUID` isn't available on pages served over plain HTTP. */
let visitorId: string | undefined

/** Sends a page view through the relay to PostHog's capture API. PostHog's own script would store data in the browser. */
function sendToPostHog({ key, relay }: NonNullable<AnalyticsSettings['posthog']>, view: PageView): void {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  visitorId ??= Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
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

/** Sends a page view to every configured analytics service. Google gets it explicitly, and stores nothing. */
export function sendView(view: PageView): void {
  const { gaId, posthog } = findAnalyticsSettings() ?? {}
  if (posthog !== undefined) sendToPostHog(posthog, view)
  if (gaId === undefined) return
  startGoogle(gaId)
  const { url, title, referrer } = view
  command('event', 'page_view', { page_location: url, page_title: title, page_referrer: referrer, send_to: gaId })
}
