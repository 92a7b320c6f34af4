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

  /** What cannot be loaded leaves the page as it is without JavaScript: a search field and the areas. */
  private async show(asked: string, base: string) {
    try {
      const { findLikelyPages } = await import('@/lib/likely-pages')
      const { parseAddressList } = await import('@/lib/address-list')
      const response = await fetch(`${base}/addresses.txt`, { signal: this.controller.signal })
      if (!response.ok) throw new Error(response.statusText)
      this.showPages(findLikelyPages(asked, parseAddressList(await response.text())), base)
    } catch {
      this.showPages([], base)
    }
  }

  private showPages(pages: readonly { path: string; title: string }[], base: string) {
    const list = this.querySelector('.not-found-likely ul')
    const status = this.querySelector('.not-found-likely [role=status]')
    if (status) status.textContent = pages.length === 0 ? 'No page has an address like this one.' : ''
    list?.replaceChildren(
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
