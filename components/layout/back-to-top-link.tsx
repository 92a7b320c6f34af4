import { Outline } from '../ui/outline'

/** Shown by back-to-top.ts while scrolling up. */
export function BackToTop() {
  return (
    <a href="#content" data-slot="back-to-top" className="back-to-top" aria-label="Back to top">
      <Outline>
        <path d="M12 19V5m-6 6 6-6 6 6" />
      </Outline>
    </a>
  )
}
