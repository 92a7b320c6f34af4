import { headerPolicy } from '../policy'

export type Headers = Readonly<Record<string, string>>

/**
 * Security headers for every response. The CSP is in the pages, because hashes of inline scripts differ by page, except
 * for `frame-ancestors`, which only works in a header.
 */
export const securityHeaders: Headers = {
  'Content-Security-Policy': headerPolicy,
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
}

/** Pages and related files keep their names, so browsers have to revalidate them. */
export const pageCache: Headers = { 'Cache-Control': 'public, max-age=0, must-revalidate' }

/** Files with a content hash in their names. */
export const hashedCache: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' }

export const hashedFolder = '/_next/static'

/** Keeps Markdown copies out of search engines, which should list the page. */
export const copyHeaders: Headers = { 'X-Robots-Tag': 'noindex' }

/** Target of the analytics proxy. Projects in the EU have a different host (`eu.i.posthog.com`). */
export const relayTarget = 'https://us.i.posthog.com'
export const relayPath = '/relay'
