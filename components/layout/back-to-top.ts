const findButton = () => document.querySelector<HTMLElement>('.back-to-top')

/** Shows the button that leads back to the top once the top is out of sight. Pages change, and the button with them. */
export function wireBackToTop(): void {
  const show = () => findButton()?.classList.toggle('is-shown', window.scrollY > window.innerHeight)
  document.addEventListener('scroll', show, { passive: true })
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || event.target.closest('.back-to-top') === null) return
    event.preventDefault()
    void import('./scroll-to-top').then(
      (part) => part.scrollToTop(),
      () => window.scrollTo(0, 0),
    )
    document.getElementById('content')?.focus({ preventScroll: true })
  })
  // With the next frame: to ask now would lay out the page once more.
  requestAnimationFrame(show)
}
