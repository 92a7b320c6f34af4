/** Minimum distance, in pixels, that counts as scrolling up. Filters out jitter. */
const UPWARD = 8

let last = window.scrollY

/** Shows the button only when scrolling up, more than a screen from the top. Going down it would cover text. */
function updateButton(): void {
  const { scrollY, innerHeight } = window
  if (Math.abs(scrollY - last) < UPWARD && scrollY > innerHeight) return
  const button = document.querySelector('[data-slot=back-to-top]')
  button?.toggleAttribute('data-shown', scrollY < last && scrollY > innerHeight)
  last = scrollY
}

document.addEventListener('scroll', updateButton, { passive: true })
document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element) || event.target.closest('[data-slot=back-to-top]') === null) return
  event.preventDefault()
  void import('./scroll-to-top').then(
    (part) => part.scrollToTop(),
    () => window.scrollTo(0, 0),
  )
  document.getElementById('content')?.focus({ preventScroll: true })
})

export {}
