import { basePath, origin } from './options'

/** Removes the trailing slash and `.html`: `/docs/x/` and `/docs/x.html` → `/docs/x`. */
export function normalizePath(address: string): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? []
  const clean = pathname
    .replace(/\/index\.html$|\.html$/, '')
    .replace(/\/{2,}/g, '/')
    .replace(/\/+$/, '')
  return (clean === '' ? '/' : clean) + rest
}

/** Joins path segments: `joinPath('/docs', 'api', 'event')` → `/docs/api/event`. */
export function joinPath(...parts: string[]): string {
  return normalizePath('/' + parts.filter((part) => part !== '').join('/'))
}

/** Adds the base path to an address. */
export function withBase(address: string): string {
  if (!address.startsWith('/') || address.startsWith('//')) return address
  return address === '/' ? basePath || '/' : basePath + address
}

/** Absolute URL of a page, for canonical links, feeds and the sitemap. */
export function toAbsoluteUrl(address: string): string {
  return getOrigin() + (address === '/' ? basePath + '/' : withBase(address))
}

/** Origin of the deployed site: SITE_URL, or the default. */
export const getOrigin = () => (process.env.SITE_URL || origin).replace(/\/+$/, '')

/** Whether an address is on this site, as opposed to an external URL, a mail address or a fragment. */
export const isInternal = (address: string) => address.startsWith('/') && !address.startsWith('//')

export const isExternal = (address: string) => /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(address)

/** Percent-encodes a path whose segments are file names: `/docs/ü b` becomes `/docs/%C3%BC%20b`. */
export function encodePath(pathname: string): string {
  return pathname
    .split('/')
    .map((segment) => encodeURIComponent(segment.normalize('NFC')).replaceAll('%40', '@'))
    .join('/')
}

/** Decodes a path to file names. Returns malformed paths unchanged. */
export function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

export interface PageLink {
  title: string
  href: string
}
