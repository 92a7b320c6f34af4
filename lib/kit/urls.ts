import { basePath, origin } from './options'

/** Pages are addressed without a slash at the end: `/docs/x/` and `/docs/x.html` are `/docs/x`. */
export function normalizePath(address: string): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? []
  const clean = pathname
    .replace(/\/index\.html$|\.html$/, '')
    .replace(/\/{2,}/g, '/')
    .replace(/\/+$/, '')
  return (clean === '' ? '/' : clean) + rest
}

/** Joins parts of an address: `joinPath('/docs', 'api', 'event')` is `/docs/api/event`. */
export function joinPath(...parts: string[]): string {
  return normalizePath('/' + parts.filter((part) => part !== '').join('/'))
}

/** The address as the browser asks for it: with the folder that the site is served from. */
export function withBase(address: string): string {
  if (!address.startsWith('/') || address.startsWith('//')) return address
  return address === '/' ? basePath || '/' : basePath + address
}

/** The full address of a page, for canonical links, feeds and the sitemap. */
export function toAbsoluteUrl(address: string): string {
  return getOrigin() + (address === '/' ? basePath + '/' : withBase(address))
}

/** Origin of the deployed site: SITE_URL, or the product's site. */
export function getOrigin(): string {
  return (process.env.SITE_URL || origin).replace(/\/+$/, '')
}

/** An address within the site, as opposed to another site, a mail address or a place on the same page. */
export function isInternal(address: string): boolean {
  return address.startsWith('/') && !address.startsWith('//')
}

export function isExternal(address: string): boolean {
  return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(address)
}

/** Percent-encodes a path whose segments are file names: `/docs/ü b` becomes `/docs/%C3%BC%20b`. */
export function encodePath(pathname: string): string {
  return pathname
    .split('/')
    .map((segment) => encodeURIComponent(segment.normalize('NFC')).replaceAll('%40', '@'))
    .join('/')
}

/** Reads an address back to file names. Returns it unchanged where it is not well-formed. */
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
