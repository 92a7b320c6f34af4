import { headerPolicy } from '../policy/policy'

export type Headers = Readonly<Record<string, string>>

/**
 * What a host sends with everything. Who may run what stands in the pages themselves, because the hashes of inline
 * scripts differ from page to page; only who may frame them has to be a header.
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

/** Pages and what stands beside them keep their names: a browser asks whether they have changed. */
export const pageCache: Headers = { 'Cache-Control': 'public, max-age=0, must-revalidate' }

/** Files whose names change with what they hold. */
export const hashedCache: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' }

export const hashedFolder = '/_next/static'

/** Search engines list the page, not its copy. */
export const copyHeaders: Headers = { 'X-Robots-Tag': 'noindex' }

/** Where the relay of product analytics hands on to; projects in Europe have another host (`eu.i.posthog.com`). */
export const relayTarget = 'https://us.i.posthog.com'
export const relayPath = '/relay'
