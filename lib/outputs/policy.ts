import { createHash } from 'node:crypto'
import { findAnalyticsSettings } from '../kit/analytics-settings'
import { findHostedSettings } from '../search'

const googleAnalytics = {
  scripts: ['https://*.googletagmanager.com'],
  connections: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  pictures: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
}

/** Hosts that Algolia's client tries in turn, and the one for insights. */
function listAlgoliaHosts(appId: string): string[] {
  const fallbacks = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`)
  return [`https://${appId}-dsn.algolia.net`, ...fallbacks, 'https://insights.algolia.io']
}

/** Third-party origins of the services configured for this build, by purpose. */
export function listServiceOrigins() {
  const hosted = findHostedSettings()
  const analytics = findAnalyticsSettings()
  const relay = analytics?.posthog?.relay ?? '/'
  const google = analytics?.gaId === undefined ? { scripts: [], connections: [], pictures: [] } : googleAnalytics
  const connections = [
    ...(hosted === undefined ? [] : listAlgoliaHosts(hosted.appId)),
    ...google.connections,
    ...(relay.startsWith('/') ? [] : [new URL(relay).origin]),
  ]
  return { ...google, connections }
}

/** Doesn't restrict styles, because drawings use style attributes. Only the full-text search runs WebAssembly. */
export function writePolicy(
  hashes: readonly string[],
  { scripts, connections, pictures }: ReturnType<typeof listServiceOrigins>,
): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...hashes.map((hash) => `'${hash}'`), ...scripts],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...pictures],
    'connect-src': ["'self'", ...connections],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** Must be sent as a header, because browsers ignore it in a meta element. */
export const headerPolicy = "frame-ancestors 'none'"

/** Script types that browsers execute. Others are data, so the CSP doesn't apply to them. */
const runnable = /^(|module|text\/javascript|application\/javascript|importmap|speculationrules)$/i

const element = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi

/** Contents of a page's inline scripts, in document order. */
export function listInlineScripts(html: string): string[] {
  return [...html.matchAll(element)].flatMap(([, attributes = '', text = '']) => {
    if (/\ssrc\s*=/i.test(attributes)) return []
    const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? ''
    return runnable.test(type) ? [text] : []
  })
}

export const hashScript = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`
