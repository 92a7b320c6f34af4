const findButton = () => document.querySelector<HTMLElement>('.back-to-top')

/** Pixels that count as scrolling up, so that a trembling finger doesn't. */
const UPWARD = 8

/** Shows the button while someone scrolls up and the top is out of view. Going down, it would cover the text. */
export function wireBackToTop(): void {
  let last = window.scrollY
  const handleScroll = () => {
    const { scrollY, innerHeight } = window
    if (Math.abs(scrollY - last) < UPWARD && scrollY > innerHeight) return
    findButton()?.classList.toggle('is-shown', scrollY < last && scrollY > innerHeight)
    last = scrollY
  }
  document.addEventListener('scroll', handleScroll, { passive: true })
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || event.target.closest('.back-to-top') === null) return
    event.preventDefault()
    void import('./scroll-to-top').then(
      (part) => part.scrollToTop(),
      () => window.scrollTo(0, 0),
    )
    document.getElementById('content')?.focus({ preventScroll: true })
  })
}
