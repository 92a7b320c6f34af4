import { toAbsoluteUrl } from '../../kit/urls'

/** Size of the pictures that other sites show beside a link, as they ask for it. */
export const shareSize = { width: 1200, height: 630 }

/** Where the picture of a page stands: that of `/docs/x` at `/og/docs/x.png`, that of the start page at `/og/index.png`. */
export function toSharePath(path: string): string {
  return `/og${path === '/' ? '/index' : path}.png`
}

/** Full address of the picture of a page, as other sites ask for it. */
export function toShareUrl(path: string): string {
  return toAbsoluteUrl(toSharePath(path))
}
