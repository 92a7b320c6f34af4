import { announce } from '../ui/announce'
import { defineCode } from '../mdx/code.element'
import { defineScroll } from '../mdx/scroll.element'
import './sidebar.element'
import './toc.element'

/** Copies the URL when a heading's anchor link is clicked. */
function copyAnchors(): void {
  document.addEventListener('click', (event) => {
    const anchor = (event.target as Element).closest<HTMLAnchorElement>('a.anchor')
    if (anchor === null || event.ctrlKey || event.metaKey || event.shiftKey) return
    navigator.clipboard?.writeText(anchor.href).then(
      () => {
        anchor.classList.add('is-copied')
        announce('Link copied')
        window.setTimeout(() => anchor.classList.remove('is-copied'), 1600)
      },
      () => undefined,
    )
  })
}

defineCode()
defineScroll()
copyAnchors()
