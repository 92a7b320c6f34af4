import type { AddressBook } from '../../routes/address-book'
import { basePath } from '../../kit/options'
import { decodePath, isExternal, toAbsoluteUrl } from '../../kit/urls'

/** Where machines find all pages. */
export const llmsPath = '/llms.txt'

/** All pages in one file. */
export const llmsFullPath = '/llms-full.txt'

/** Where a page stands as Markdown: `/docs/x` at `/docs/x.md`, the start page at `/index.md`. */
export function toCopyPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`
}

function withoutBase(href: string): string {
  if (basePath === '' || !href.startsWith(basePath)) return href
  const rest = href.slice(basePath.length)
  return rest === '' ? '/' : /^[/?#]/.test(rest) ? rest : href
}

/**
 * A link of a page as a machine follows it: a full address, because the text may be read far from the page, and that
 * of the Markdown copy where the site has one.
 * @param href as it stands in the page's HTML
 * @param path address of the page
 */
export function toMachineUrl(
  href: string,
  path: string,
  { listed, redirects }: Pick<AddressBook, 'listed' | 'redirects'>,
): string {
  if (isExternal(href)) return href
  const absolute = href.startsWith('/') ? withoutBase(href) : toHref(new URL(href, `http://x${path}`))
  const [, pathname = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(absolute) ?? []
  const led = redirects.get(pathname) ?? redirects.get(decodePath(pathname)) ?? pathname
  const [target = '', place = ''] = led.split('#')
  const end = hash === '' && place !== '' ? `#${place}` : hash
  return toAbsoluteUrl(listed.has(target) ? toCopyPath(target) : target) + query + end
}

function toHref({ pathname, search, hash }: URL): string {
  return pathname + search + hash
}
