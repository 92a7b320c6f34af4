import { site } from '@/lib/kit/site'
import { withBase } from '@/lib/kit/urls'
import { Outline } from '../ui/outline'

/** A banner above the header. It scrolls away, the header doesn't. */
export function Announcement({ announcement = site.announcement }: { announcement?: typeof site.announcement }) {
  if (announcement === undefined) return null
  const { text, href, linkText = 'Read more' } = announcement
  return (
    // Ink is light in dark mode, which would be too bright as a background.
    // The open sidebar starts below the header, so the header has to be at the top.
    <aside
      data-slot="announcement"
      className="flex min-h-10 items-center gap-3 bg-ink px-[clamp(0.75rem,3vw,2rem)] py-[0.35rem] text-sm leading-[1.4] text-on-ink sm:text-center dark:bg-link-soft dark:text-ink print:hidden [&_:focus-visible]:outline-current [[data-announcement=dismissed]_&]:hidden [body:has(#docs-sidebar[data-open])_&]:hidden"
      aria-label="Announcement"
    >
      <p className="flex-1 text-pretty">
        {text}
        {href === undefined ? null : (
          <>
            {' '}
            <a href={withBase(href)} className="inline-block py-[0.15rem] font-semibold text-inherit">
              {linkText}
            </a>
          </>
        )}
      </p>
      <button
        type="button"
        data-dismiss=""
        className="needs-js grid size-8 flex-none place-items-center rounded-sm hover:bg-[color-mix(in_oklch,currentColor_16%,transparent)]"
        aria-label="Dismiss announcement"
      >
        <Outline size={18} path="M6 6l12 12M18 6 6 18" />
      </button>
    </aside>
  )
}
