import type { AddressBook } from '../../routes/address-book'
import { basePath } from '../../kit/options'
import { decodePath, isExternal, toAbsoluteUrl } from '../../kit/urls'

/** Index of all pages, for machine readers. */
export const llmsPath = '/llms.txt'

/** All pages in one file. */
export const llmsFullPath = '/llms-full.txt'

/** Path of a page's Markdown copy: `/docs/x` → `/docs/x.md`. The home page's is `/index.md`. */
export const toCopyPath = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`)

function withoutBase(href: string): string {
  if (basePath === '' || !href.startsWith(basePath)) return href
  const rest = href.slice(basePath.length)
  return rest === '' ? '/' : /^[/?#]/.test(rest) ? rest : href
}

/** Resolves a page's link for machine readers: the absolute URL of the Markdown copy, or else of the target. */
export function toMachineUrl(
  href: string,
  path: string,
  { listed, redirects }: Pick<AddressBook, 'listed' | 'redirects'>,
): string {
  if (isExternal(href)) return href
  const absolute = href.startsWith('/')
    ? withoutBase(href)
    : new URL(href, `http://x${path}`).href.slice('http://x'.length)
  const [, pathname = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(absolute) ?? []
  const redirected = redirects.get(pathname) ?? redirects.get(decodePath(pathname)) ?? pathname
  const [target = '', place = ''] = redirected.split('#')
  const end = hash === '' && place !== '' ? `#${place}` : hash
  return toAbsoluteUrl(listed.has(target) ? toCopyPath(target) : target) + query + end
}
