/** A page of this site that a link leads to. */
export interface Destination {
  /** Path as the browser asks for it, with the folder that the site is served from. */
  address: string
  search: string
  hash: string
}

/**
 * Where a link leads, if it is one that this window can follow without a full load: the same origin and folder,
 * no new window, no download, no file.
 * @param folder folder that the site is served from, such as `/preview/pr-12`; empty at the root of a host
 */
export function findDestination(link: HTMLAnchorElement, folder: string): Destination | undefined {
  if (link.origin !== window.location.origin || link.hasAttribute('download')) return undefined
  if (link.target !== '' && link.target !== '_self') return undefined
  const { pathname, search, hash } = link
  if (pathname !== folder && !pathname.startsWith(`${folder}/`)) return undefined
  // Feeds, pictures and the like. `llms.txt` is the one page that is named like a file.
  if (/\.(?!txt$)[a-z0-9]{2,5}$/i.test(pathname)) return undefined
  return { address: pathname, search, hash }
}

/** The link of an event, wherever in it the event came from. */
export function findLink(event: Event): HTMLAnchorElement | undefined {
  const { target } = event
  if (!(target instanceof Element)) return undefined
  return target.closest<HTMLAnchorElement>('a[href]') ?? undefined
}

/** A plain press, rather than one that asks for a new tab or window. */
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
