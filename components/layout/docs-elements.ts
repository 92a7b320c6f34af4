import { announce } from '../ui/announce'
import './sidebar.element'
import './toc.element'
import '../mdx/code.element'
import '../mdx/scroll.element'

/** Copies the URL when a heading's anchor link is clicked. */
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
