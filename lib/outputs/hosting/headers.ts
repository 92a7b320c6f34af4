import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RedirectLine } from '../../routes/redirects/file'
import { headerPolicy } from '../policy'

export type Headers = Readonly<Record<string, string>>

/** Security headers. The rest of the policy is in the pages, because hashes of inline scripts differ by page. */
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

/** The same headers in the format of Vercel and of our own server. */
export const toHeaderList = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }))

/** Redirects, and the path that the site is served from, which is empty at the root. */
export type HostingInput = { redirects: readonly Pick<RedirectLine, 'from' | 'to'>[]; basePath: string }

export type HostingFiles = Record<string, string>

/** Fills in each `{{name}}` in a file of `templates/`. @throws if a name has no value */
export function fillTemplate(file: string, values: Readonly<Record<string, string>>): string {
  const template = readFileSync(path.join(import.meta.dirname, 'templates', file), 'utf8')
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined)
      throw new Error(`lib/outputs/hosting/templates/${file} has {{${name}}}, which has no value.`)
    return value
  })
}

export const toHeaderLines = (headers: Headers, write: (name: string, value: string) => string) =>
  Object.entries(headers)
    .map(([name, value]) => write(name, value))
    .join('\n')

export const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
