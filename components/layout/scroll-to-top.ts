/** What is left of the way after each frame, where the browser cannot scroll smoothly by itself. */
const EASING = 0.85

/** Goes to the top of the page, at once where somebody prefers no motion. */
export function scrollToTop(): void {
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
