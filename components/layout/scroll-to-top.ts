/** Share of the distance that remains after each frame, in browsers without smooth scrolling. */
const EASING = 0.85

/** Scrolls to the top, instantly if the visitor prefers reduced motion. */
export function scrollToTop(): void {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isReduced || 'scrollBehavior' in document.documentElement.style)
    return window.scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' })
  const step = () => {
    const left = Math.floor(window.scrollY * EASING)
    window.scrollTo(0, left)
    if (left > 0) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
