import { define } from '../ui/define'

/** Highlights the current heading in the table of contents. */
class TocElement extends HTMLElement {
  private stop: (() => void) | undefined

  connectedCallback() {
    const links = [...this.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
    const headings = links.flatMap((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))) ?? [])
    if (headings.length === 0) return
    let scheduled = false
    const mark = () => {
      scheduled = false
      const line = window.innerHeight * 0.25
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 4
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top <= line)
      const current = isAtEnd && window.scrollY > 0 ? headings.at(-1) : (passed.at(-1) ?? headings[0])
      for (const link of links) {
        const isCurrent = decodeURIComponent(link.hash.slice(1)) === current?.id
        if (!isCurrent) link.removeAttribute('aria-current')
        else if (!link.hasAttribute('aria-current')) {
          link.setAttribute('aria-current', 'location')
          this.keepInView(link)
        }
      }
    }
    const schedule = () => {
      if (!scheduled) requestAnimationFrame(mark)
      scheduled = true
    }
    document.addEventListener('scroll', schedule, { passive: true })
    this.stop = () => document.removeEventListener('scroll', schedule)
    // Wait a frame: measuring now would force a layout while other scripts still change the page.
    schedule()
  }

  disconnectedCallback() {
    this.stop?.()
  }

  /** Scrolls only the table of contents, not the page as `scrollIntoView` would. */
  private keepInView(link: HTMLElement) {
    const { scrollTop, clientHeight } = this
    if (link.offsetTop < scrollTop || link.offsetTop > scrollTop + clientHeight - 40)
      this.scrollTop = link.offsetTop - clientHeight / 2
  }
}

define('docs-toc', TocElement)
