/** Share of the distance that remains after each frame, in browsers without smooth scrolling. */
const EASING = 0.85

/** Scrolls to the top, instantly if the visitor prefers reduced motion. */
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
