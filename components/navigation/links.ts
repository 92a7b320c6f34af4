import { basePath } from '@/lib/kit/options'

/** Whether a link can be followed without a full page load: on this site, in this window, and not to a file. */
export function isPageLink(link: HTMLAnchorElement): boolean {
  const isHere = link.origin === window.location.origin && (link.target === '' || link.target === '_self')
  const isBelow = link.pathname === basePath || link.pathname.startsWith(`${basePath}/`)
  // Feeds, pictures and other files. `.txt` is allowed because the path of one page ends in `llms.txt`.
  const isFile = link.hasAttribute('download') || /\.(?!txt$)[a-z0-9]{2,5}$/i.test(link.pathname)
  return isHere && isBelow && !isFile
}

/** The link that contains an event's target. */
export function findLink(event: Event): HTMLAnchorElement | undefined {
  const { target } = event
  if (!(target instanceof Element)) return undefined
  return target.closest<HTMLAnchorElement>('a[href]') ?? undefined
}

/** Whether a click should open the link here rather than in a new tab or window. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event
  return button === 0 && !defaultPrevented && !metaKey && !ctrlKey && !shiftKey && !altKey
}
