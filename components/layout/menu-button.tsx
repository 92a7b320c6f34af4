import { Outline } from '../ui/outline'

const bars = <Outline className="size-5.5" path="M4 7h16M4 12h16M4 17h16" />

/** Opens the mobile menu. Without JavaScript, it's a link to the same menu at the end of the page. */
export function MenuButton({ className }: { className: string }) {
  return (
    <div data-slot="menu-button" className={className}>
      <button
        type="button"
        className="icon-button needs-js flex-none"
        aria-label="Open menu"
        aria-haspopup="dialog"
        // React's types don't have invoker commands yet.
        {...{ commandfor: 'mobile-menu', command: 'show-modal' }}
      >
        {bars}
      </button>
      <a className="icon-button flex-none js:hidden!" href="#mobile-menu" aria-label="Menu">
        {bars}
      </a>
    </div>
  )
}
