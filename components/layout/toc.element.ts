import { defineElement } from '../ui/define'

/** Scrolls only the table of contents, not the page as `scrollIntoView` would. */
function keepInView(toc: HTMLElement, link: HTMLElement): void {
  const { scrollTop, clientHeight } = toc
  if (link.offsetTop < scrollTop || link.offsetTop > scrollTop + clientHeight - 40)
    toc.scrollTop = link.offsetTop - clientHeight / 2
}

/** Highlights the current heading in the table of contents. */
defineElement('docs-toc', (toc, signal) => {
  const links = [...toc.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
  const getId = (link: HTMLAnchorElement) => decodeURIComponent(link.hash.slice(1))
  const headings = links.flatMap((link) => document.getElementById(getId(link)) ?? [])
  if (headings.length === 0) return
  let scheduled = false
  const mark = () => {
    scheduled = false
    const line = window.innerHeight * 0.25
    const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 4
    const passed = headings.filter((heading) => heading.getBoundingClientRect().top <= line)
    const current = isAtEnd && window.scrollY > 0 ? headings.at(-1) : (passed.at(-1) ?? headings[0])
    for (const link of links) {
      if (getId(link) !== current?.id) link.removeAttribute('aria-current')
      else if (!link.hasAttribute('aria-current')) {
        link.setAttribute('aria-current', 'location')
        keepInView(toc, link)
      }
    }
  }
  const schedule = () => {
    if (!scheduled) requestAnimationFrame(mark)
    scheduled = true
  }
  document.addEventListener('scroll', schedule, { passive: true, signal })
  // Wait a frame: measuring now would force a layout while other scripts still change the page.
  schedule()
})
