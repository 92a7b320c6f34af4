import { define } from '../ui/define'

/** The not-found page: looks for what was meant. */
class NotFoundElement extends HTMLElement {
  private readonly controller = new AbortController()

  connectedCallback() {
    const base = this.dataset.base ?? ''
    const { pathname } = window.location
    const asked = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname
    void this.show(asked, base)
  }

  disconnectedCallback() {
    this.controller.abort()
  }

  /** If the list can't be loaded, the page stays as it is without JavaScript: search and places to start. */
  private async show(asked: string, base: string) {
    try {
      const { findLikelyPages } = await import('@/lib/routes/likely-pages')
      const { parseAddressList } = await import('@/lib/routes/address-list')
      const response = await fetch(`${base}/addresses.txt`, { signal: this.controller.signal })
      if (!response.ok) throw new Error(response.statusText)
      this.showPages(findLikelyPages(asked, parseAddressList(await response.text())), base)
    } catch {
      this.showPages([], base)
    }
  }

  private showPages(pages: readonly { path: string; title: string }[], base: string) {
    const status = this.querySelector('[role=status]')
    if (status)
      status.textContent = pages.length === 0 ? 'No similar pages found.' : 'Found pages with similar addresses.'
    // The section stays hidden while its list is empty.
    this.querySelector('.not-found-likely ul')?.replaceChildren(
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

export function defineNotFound(): void {
  define('docs-not-found', NotFoundElement)
}
