import { define } from '../ui/define'

/** The not-found page. Suggests pages with similar paths. */
class NotFoundElement extends HTMLElement {
  private readonly controller = new AbortController()

  connectedCallback() {
    const base = this.dataset.base ?? ''
    const { pathname } = window.location
    const requestedPath = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname
    void this.show(requestedPath, base)
  }

  disconnectedCallback() {
    this.controller.abort()
  }

  /** If the list of pages can't be loaded, the page still has search and starting points. */
  private async show(requestedPath: string, base: string) {
    try {
      const { findLikelyPages } = await import('@/lib/routes/likely-pages')
      const { parseAddressList } = await import('@/lib/routes/address-list')
      const response = await fetch(`${base}/addresses.txt`, { signal: this.controller.signal })
      if (!response.ok) throw new Error(response.statusText)
      this.showPages(findLikelyPages(requestedPath, parseAddressList(await response.text())), base)
    } catch {
      this.showPages([], base)
    }
  }

  private showPages(pages: readonly { path: string; title: string }[], base: string) {
    const status = this.querySelector('[role=status]')
    if (status)
      status.textContent = pages.length === 0 ? 'No similar pages found.' : 'Found pages with similar addresses.'
    // The section stays hidden while its list is empty.
    this.querySelector('[data-slot=likely]')?.replaceChildren(
      ...pages.map(({ path, title }) => {
        const item = document.createElement('li')
        const link = document.createElement('a')
        link.href = path === '/' ? base || '/' : base + path
        link.textContent = title
        const address = document.createElement('span')
        address.textContent = path
        link.append(address)
        item.append(link)
        return item
      }),
    )
  }
}

define('docs-not-found', NotFoundElement)
