import type { PageView } from '@/components/analytics/view'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
}

let isStarted = false

/** gtag.js only recognizes a command if it's an `arguments` object. It treats arrays as data. */
function command(..._words: unknown[]): void {
  window.dataLayer ??= []
  // oxlint-disable-next-line prefer-rest-params
  window.dataLayer.push(arguments)
}

function start(id: string): void {
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

/** Sends a page view to Google Analytics, with the URL and title set explicitly. Nothing is stored in the browser. */
export function sendToGoogle(id: string, { url, title, referrer }: PageView): void {
  start(id)
  command('event', 'page_view', { page_location: url, page_title: title, page_referrer: referrer, send_to: id })
}
