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

/** Google's script tells commands by the `arguments` object that they are: an array would be data. */
function command(..._words: unknown[]): void {
  window.dataLayer ??= []
  // eslint-disable-next-line prefer-rest-params
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

/** Tells Google Analytics of a page. Nothing is stored, and the page is named here, so that no script has to guess. */
export function sendToGoogle(id: string, { url, title, referrer }: PageView): void {
  start(id)
  command('event', 'page_view', { page_location: url, page_title: title, page_referrer: referrer, send_to: id })
}
