import type { ListedPage } from '@/lib/routes/address-list'
import { defineElement } from '../ui/define'

/** Pages with similar paths. If the list of pages can't be loaded, the page still has search and starting points. */
async function findPages(base: string, signal: AbortSignal): Promise<ListedPage[]> {
  const { pathname } = window.location
  try {
    const { findLikelyPages } = await import('@/lib/routes/likely-pages')
    const { parseAddressList } = await import('@/lib/routes/address-list')
    const response = await fetch(`${base}/addresses.txt`, { signal })
    if (!response.ok) throw new Error(response.statusText)
    const requestedPath = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname
    return findLikelyPages(requestedPath, parseAddressList(await response.text()))
  } catch {
    return []
  }
}

function createItem({ path, title }: ListedPage, base: string): HTMLElement {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = path === '/' ? base || '/' : base + path
  link.textContent = title
  const address = document.createElement('span')
  address.textContent = path
  link.append(address)
  item.append(link)
  return item
}

/** The not-found page. Suggests pages with similar paths. */
defineElement('docs-not-found', (element, signal) => {
  const { base = '' } = element.dataset
  void findPages(base, signal).then((pages) => {
    const status = element.querySelector('[role=status]')
    if (status)
      status.textContent = pages.length === 0 ? 'No similar pages found.' : 'Found pages with similar addresses.'
    // The section stays hidden while its list is empty.
    element.querySelector('[data-slot=likely]')?.replaceChildren(...pages.map((page) => createItem(page, base)))
  })
})
