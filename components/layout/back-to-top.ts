/** What is left of the way after each frame, where the browser cannot scroll smoothly by itself. */
const EASING = 0.85

function scrollToTop(): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo({ top: 0, behavior: 'instant' })
    return
  }
  if ('scrollBehavior' in document.documentElement.style) {
    window.scrollTo({ top: 0, behavior: 'smooth' })
    return
  }
  const step = () => {
    const left = Math.floor(window.scrollY * EASING)
    window.scrollTo(0, left)
    if (left > 0) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

const findButton = () => document.querySelector<HTMLElement>('.back-to-top')

/** Shows the button that leads back to the top once the top is out of sight. Pages change, and the button with them. */
export function wireBackToTop(): void {
  const show = () => findButton()?.classList.toggle('is-shown', window.scrollY > window.innerHeight)
  document.addEventListener('scroll', show, { passive: true })
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || event.target.closest('.back-to-top') === null) return
    event.preventDefault()
    scrollToTop()
    document.getElementById('content')?.focus({ preventScroll: true })
  })
  show()
}
