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

/** Shows the button that leads back to the top once the top is out of sight. */
export function wireBackToTop(): void {
  const button = document.querySelector<HTMLElement>('.back-to-top')
  if (button === null) return
  const show = () => button.classList.toggle('is-shown', window.scrollY > window.innerHeight)
  document.addEventListener('scroll', show, { passive: true })
  button.addEventListener('click', (event) => {
    event.preventDefault()
    scrollToTop()
    document.getElementById('content')?.focus({ preventScroll: true })
  })
  show()
}
