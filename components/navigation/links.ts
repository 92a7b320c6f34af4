/** The page on this site that a link points to. */
export interface Destination {
  /** Pathname, including the base path. */
  address: string
  search: string
  hash: string
}

/**
 * The destination of a link that can be followed without a full page load: same origin and base path, no new window,
 * no download, no file.
 * @param folder base path, such as `/preview/pr-12`; empty at the root of a host
 */
export function findDestination(link: HTMLAnchorElement, folder: string): Destination | undefined {
  if (link.origin !== window.location.origin || link.hasAttribute('download')) return undefined
  if (link.target !== '' && link.target !== '_self') return undefined
  const { pathname, search, hash } = link
  if (pathname !== folder && !pathname.startsWith(`${folder}/`)) return undefined
  // Feeds, pictures and other files. `.txt` is allowed because the path of one page ends in `llms.txt`.
  if (/\.(?!txt$)[a-z0-9]{2,5}$/i.test(pathname)) return undefined
  return { address: pathname, search, hash }
}

/** The link that contains an event's target. */
export function findLink(event: Event): HTMLAnchorElement | undefined {
  const { target } = event
  if (!(target instanceof Element)) return undefined
  return target.closest<HTMLAnchorElement>('a[href]') ?? undefined
}

/** Whether a click should open the link here rather than in a new tab or window. */
export function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  )
}
